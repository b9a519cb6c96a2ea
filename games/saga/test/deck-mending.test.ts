import { expect, test } from 'vitest';
import { DECKS } from '../data/decks.ts';
import { UNIT_CARDS } from '../data/unit-cards.ts';
import { tallied, withCopies } from '../decks/counts.ts';
import {
  deckFaults,
  isArtilleryCard,
  isCavalryCard,
  isGuardCard,
  marchesWith,
  pointsOf,
} from '../decks/deck-rules.ts';
import { mendingOf } from '../decks/mending.ts';
import { type Deck, FACTIONS } from '../vocabulary.ts';

const LIMITS = { armyPoints: 900, outflank: false };
const BASIC = DECKS.frenchBasic;
/** What mends the first thing that is wrong. */
function firstMend(deck: Deck) {
  const [fault] = deckFaults(deck, LIMITS);
  const mend = fault === undefined ? null : mendingOf(deck, fault, LIMITS);
  return mend === null ? null : [fault?.rule, mend.verb, mend.by, mend.card];
}

test.each([
  ['SAG-20.3: too few units', withCopies(BASIC, 'FR-LINE', 4), ['SAG-20.3', 'add', 2, 'FR-LINE']],
  [
    'SAG-20.3: too dear',
    withCopies(withCopies(BASIC, 'FR-MG', 1), 'FR-GREN', 2),
    ['SAG-20.3', 'remove', 1, 'FR-OG'],
  ],
  [
    'SAG-20.2: of another faction',
    { ...DECKS.theRidge, faction: 'PR' },
    ['SAG-20.2', 'remove', 3, 'BR-LINE'],
  ],
  [
    'SAG-20.4: more often than dots',
    withCopies(withCopies(BASIC, 'FR-LINE', 0), 'FR-NATG', 7),
    ['SAG-20.4', 'remove', 3, 'FR-NATG'],
  ],
  [
    'SAG-20.5: too many horses',
    withCopies(
      withCopies(withCopies(withCopies(BASIC, 'FR-CHAS', 4), 'FR-LINE', 2), 'FR-NATG', 4),
      'FR-OG',
      0,
    ),
    ['SAG-20.4', 'remove', 2, 'FR-CHAS'],
  ],
  [
    'SAG-20.6: a third gun',
    withCopies(withCopies(BASIC, 'FR-FART', 2), 'FR-LIGHT', 1),
    ['SAG-20.6', 'remove', 1, 'FR-FART'],
  ],
  ['SAG-20.8: a card short', withCopies(BASIC, 'G01', 1), ['SAG-20.8', 'add', 1, 'G01']],
  ['SAG-20.8: a third copy', withCopies(BASIC, 'G07', 3), ['SAG-20.8', 'remove', 1, 'G07']],
  ['SAG-20.8: the Bluff', withCopies(BASIC, 'X-FR', 1), ['SAG-20.8', 'remove', 1, 'X-FR']],
  ['SAG-5.10: of another nation', withCopies(BASIC, 'B01', 2), ['SAG-5.10', 'remove', 2, 'B01']],
  ['SAG-N02: without the Outflank rules', withCopies(BASIC, 'N02', 1), ['SAG-N02', 'remove', 1, 'N02']],
] as const)('%s', (_title, deck, expected) => {
  expect(firstMend(deck)).toEqual(expected);
});

test.each(FACTIONS)('SAG-20: an empty %s deck becomes legal by mending alone', (faction) => {
  let deck: Deck = { faction, units: [], strategy: [] };
  for (let step = 0; step < 60; step += 1) {
    const [fault] = deckFaults(deck, LIMITS);
    if (fault === undefined) break;
    const mend = mendingOf(deck, fault, LIMITS);
    expect(mend, fault.rule).not.toBeNull();
    deck = mend?.deck ?? deck;
  }
  expect(deckFaults(deck, LIMITS)).toEqual([]);
  expect(tallied(deck.strategy).every(([, copies]) => copies <= 2)).toBe(true);
});

test('SAG-20.3: foot is recruited before horse, and the cheapest when the points would not last for better', () => {
  const short: Deck = { ...BASIC, units: BASIC.units.filter((id) => id !== 'FR-NATG').slice(0, 14) };
  const recruited = (left: number, deck = short) => {
    const limits = { ...LIMITS, armyPoints: pointsOf(deck) + left };
    const fault = deckFaults(deck, limits).find(({ rule }) => rule === 'SAG-20.3');
    return fault === undefined ? null : (mendingOf(deck, fault, limits)?.card ?? null);
  };
  const foot = UNIT_CARDS.filter(
    (card) => marchesWith('FR', card) && !isGuardCard(card) && !isArtilleryCard(card) && !isCavalryCard(card),
  );
  const cheapest = Math.min(...foot.map(({ cost }) => cost));
  const names = foot.flatMap(({ id, cost }) => (cost === cheapest ? [id] : []));
  // Two are missing, and the points are short by one for two of the cheapest; others can be paid once, too.
  const left = 2 * cheapest - 1;
  expect(foot.filter(({ cost }) => cost > cheapest && cost <= left)).not.toEqual([]);
  expect(names).toContain(recruited(left));
  expect(recruited(cheapest - 1)).toBeNull();
  // Points for exactly as many of the line as are missing are enough for the line, and one less is not.
  const none = withCopies(BASIC, 'FR-LINE', 0);
  const line = (16 - none.units.length) * (foot.find(({ id }) => id === 'FR-LINE')?.cost ?? 0);
  expect([recruited(line, none), recruited(line - 1, none) === 'FR-LINE']).toEqual(['FR-LINE', false]);
});
