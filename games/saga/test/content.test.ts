// The tables of the rulebook and the data are written twice, and say the same.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../data/decks.ts';
import { STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { UNIT_CARDS } from '../data/unit-cards.ts';
import { pointsOf } from '../decks/deck-rules.ts';
import type { DeckName, UnitCardId } from '../vocabulary.ts';

const book = readFileSync(new URL('../../../rules/saga.md', import.meta.url), 'utf8');
const section = (title: string): string => book.split(/^## /m).find((part) => part.includes(title)) ?? '';
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const KEYWORDS: { readonly [printed: string]: string } = { 'Canister Shot': 'canister' };

describe('content', () => {
  test.each(UNIT_CARDS)('SAG-1.5: the rulebook prints $id as it is played', (card) => {
    const row = rowsOf(book).find(([, id, , nation]) => id === card.id && nation === card.nation);
    const [, , name, , type, status, fire, melee, cohesion, morale, keywords, cost, copies, dots] = row ?? [];
    expect(name).toBe(card.name);
    expect([type?.replace(' ', '').toLowerCase(), status?.toLowerCase()]).toEqual([
      card.type.toLowerCase(),
      card.status,
    ]);
    expect([fire, melee, cohesion, morale, cost, copies, dots].map(Number)).toEqual([
      ...[card.fire, card.melee, card.cohesion, card.morale],
      ...[card.cost, card.copies, card.dots],
    ]);
    const printed = keywords === '–' ? [] : (keywords ?? '').split(', ');
    expect(printed.map((word) => KEYWORDS[word] ?? word.toLowerCase())).toEqual([...card.keywords]);
  });

  test.each(STRATEGY_CARDS)(
    'SAG-1.6: the rulebook prints the initiative of $id',
    ({ id, name, initiative }) => {
      const line = book.split('\n').find((each) => each.startsWith(`- **SAG-${id}** *${name}`)) ?? '';
      expect(line).toContain(`* (${initiative}): `);
    },
  );

  test.each<[string, DeckName]>([
    ['French basic', 'frenchBasic'],
    ['Coalition basic', 'coalitionBasic'],
    ['Army of the North', 'armyOfTheNorth'],
    ['The Ridge', 'theRidge'],
    ["Blücher's Corps", 'bluchersCorps'],
  ])('SAG-4.2: the rulebook lists the units of %s', (title, name) => {
    const deck = DECKS[name];
    const [, , units, size] = rowsOf(section('Decks')).find(([, head]) => head?.includes(title)) ?? [];
    const listed = (units ?? '').split(', ').flatMap((entry) => copiesOf(entry));
    expect(listed.toSorted()).toEqual(deck.units.toSorted());
    expect(size).toBe(`${deck.units.length} / ${pointsOf(deck)}`);
  });

  test.each<[string, DeckName]>([
    ['Army of the North', 'armyOfTheNorth'],
    ['The Ridge', 'theRidge'],
    ["Blücher's Corps", 'bluchersCorps'],
  ])('SAG-20.8: the rulebook lists the Strategy cards of %s', (title, name) => {
    const line =
      section('Decks')
        .split('\n')
        .find((each) => each.startsWith(`- **${title}**`)) ?? '';
    const [list = ''] = line.slice(line.indexOf(':') + 1).split(' ×2');
    const names = list.split(',').flatMap((entry) => spanOf(entry.trim()));
    expect(names.flatMap((id) => [id, id]).toSorted()).toEqual(DECKS[name].strategy.toSorted());
  });
});

/** '2 FR-LIGHT' or 'FR-OG'. */
function copiesOf(entry: string): readonly UnitCardId[] {
  const [count, id] = entry.includes(' ') ? entry.split(' ') : ['1', entry];
  return Array.from({ length: Number(count) }, () => id ?? '');
}

/** 'F01–F08' or 'G20'. */
function spanOf(entry: string): readonly string[] {
  const [from = '', to = from] = entry.split('–');
  const [first, last] = [Number(from.slice(1)), Number(to.slice(1))];
  return Array.from(
    { length: last - first + 1 },
    (_, i) => `${from[0]}${String(first + i).padStart(2, '0')}`,
  );
}
