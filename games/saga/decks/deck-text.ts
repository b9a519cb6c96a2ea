// A deck as text that people can read, send and correct: '# name', game, faction, then '6 FR-LINE  Line Infantry'.

import { fill, type Result } from '@grognard/kernel';
import { fault, reading } from '@grognard/kernel/forms.ts';
import { findStrategyCard, STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { findUnitCard, UNIT_CARDS } from '../data/unit-cards.ts';
import { meta } from '../meta.ts';
import { type Deck, FACTIONS, type Faction } from '../vocabulary.ts';
import { deckTextFaults } from '../words/deck-faults.ts';
import { type CardId, inOrder, tallied } from './counts.ts';
import { FACTION_NAME } from './factions.ts';
import { nearestWord } from './nearest-word.ts';

export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

export const LONGEST_NAME = 60;
const LONGEST_TEXT = 10_000;
const MOST_COPIES = 99;
const MOST_CARDS = 200;
const ALL_IDS: readonly CardId[] = [...UNIT_CARDS, ...STRATEGY_CARDS].map(({ id }) => id);

const nameOfCard = (id: CardId): string => (findUnitCard(id) ?? findStrategyCard(id))?.name ?? id;

const listed = (cards: readonly CardId[]): readonly string[] =>
  tallied(cards).map(([id, copies]) => `${copies} ${id.padEnd(8)} ${nameOfCard(id)}`);

export function writeDeck({ name, deck }: NamedDeck): string {
  const { faction, units, strategy } = inOrder(deck);
  return [
    `# ${name}`,
    `game: ${meta.id}`,
    `faction: ${faction} ${FACTION_NAME[faction]}`,
    '',
    ...listed(units),
    '',
    ...listed(strategy),
    '',
  ].join('\n');
}

/** What has been read so far; every line adds to it. */
interface Reading {
  name: string | null;
  game: string | null;
  faction: Faction | null;
  readonly copies: Map<CardId, number>;
}

function readName(line: string, path: string): string {
  const name = line.replace(/^#\s*/, '').trim();
  if (name === '') fault('missing-name', path, deckTextFaults.noName);
  if (name.length > LONGEST_NAME)
    fault('wrong-name', path, fill(deckTextFaults.longName, { most: LONGEST_NAME, count: name.length }));
  return name;
}

function readFaction(word: string, path: string): Faction {
  const id = word.split(/\s/)[0]?.toUpperCase() ?? '';
  const faction = FACTIONS.find((one) => one === id);
  if (faction === undefined) fault('unknown-faction', path, fill(deckTextFaults.noFaction, { faction: id }));
  return faction;
}

function readGame(word: string, path: string): string {
  if (word !== meta.id)
    fault('unknown-game', path, fill(deckTextFaults.otherGame, { other: word, game: meta.id }));
  return word;
}

function readCard(line: string, path: string, copies: Map<CardId, number>): void {
  const [, number = '', raw = ''] = /^(\S+)\s+(\S+)/.exec(line) ?? [];
  if (!/^-?\d/.test(number) || raw === '')
    fault('broken-line', path, fill(deckTextFaults.noCard, { line: shortened(line) }));
  const id = raw.toUpperCase();
  if (!ALL_IDS.includes(id)) {
    const meant = nearestWord(id, ALL_IDS);
    const card = shortened(raw);
    fault(
      'unknown-card',
      path,
      meant === undefined
        ? fill(deckTextFaults.unknownCard, { card })
        : fill(deckTextFaults.nearlyCard, { card, meant, name: nameOfCard(meant) }),
    );
  }
  const many = /^\d{1,3}$/.test(number) ? Number(number) : 0;
  if (many < 1 || many > MOST_COPIES)
    fault(
      'wrong-count',
      path,
      fill(deckTextFaults.wrongCount, { count: shortened(number), card: id, most: MOST_COPIES }),
    );
  if (copies.has(id)) fault('repeated-card', path, fill(deckTextFaults.twice, { card: id }));
  copies.set(id, many);
}

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

/** One line of a deck: heading, facts or a card. */
export function readLine(line: string, path: string, into: Reading): void {
  const [, key = '', value = ''] = /^(game|faction)\s*:\s*(.*)$/i.exec(line) ?? [];
  if (line === '') return;
  if (line.startsWith('#')) {
    if (into.name !== null) fault('broken-line', path, deckTextFaults.secondName);
    into.name = readName(line, path);
  } else if (key.toLowerCase() === 'game') into.game = readGame(value.trim(), path);
  else if (key.toLowerCase() === 'faction') into.faction = readFaction(value.trim(), path);
  else readCard(line, path, into.copies);
}

export const nothingRead = (): Reading => ({ name: null, game: null, faction: null, copies: new Map() });

const cardsOf = (copies: ReadonlyMap<CardId, number>, isPart: (id: CardId) => boolean): readonly CardId[] => {
  const cards = [...copies].filter(([id]) => isPart(id)).flatMap(([id, many]) => Array(many).fill(id));
  if (cards.length > MOST_CARDS)
    fault('too-many-cards', '', fill(deckTextFaults.manyCards, { count: cards.length, most: MOST_CARDS }));
  return cards;
};

/** The deck that was read, once every line is in. */
export const deckOf = (faction: Faction, copies: ReadonlyMap<CardId, number>): Deck =>
  inOrder({
    faction,
    units: cardsOf(copies, (id) => findUnitCard(id) !== undefined),
    strategy: cardsOf(copies, (id) => findStrategyCard(id) !== undefined),
  });

export const linesOf = (text: string): readonly (readonly [line: string, path: string])[] =>
  text.split(/\r?\n/).map((line, i) => [line.trim(), `line ${i + 1}`]);

/** A whole deck, or the first thing that is wrong with the text. Whether the deck is legal is another question. */
export const readDeckText = (text: string): Result<NamedDeck> =>
  reading(() => {
    if (text.trim() === '') fault('empty', '', deckTextFaults.empty);
    if (text.length > LONGEST_TEXT)
      fault('too-long', '', fill(deckTextFaults.longText, { most: LONGEST_TEXT, count: text.length }));
    const into = nothingRead();
    for (const [line, path] of linesOf(text)) readLine(line, path, into);
    if (into.game === null) fault('missing-game', '', fill(deckTextFaults.gameMissing, { game: meta.id }));
    if (into.faction === null) fault('missing-faction', '', deckTextFaults.factionMissing);
    if (into.name === null) fault('missing-name', '', deckTextFaults.nameMissing);
    return { name: into.name, deck: deckOf(into.faction, into.copies) };
  });
