import { describe, expect, test } from 'vitest';
import { boxDeck, DECKS } from '../data/decks.ts';
import { deckFaults, pointsOf, tellFault } from '../decks/deck-rules.ts';
import { saga } from '../module.ts';
import { DECK_NAMES, type Deck } from '../vocabulary.ts';

const FULL = { armyPoints: 900, outflank: true };
const times = (count: number, id: string): readonly string[] => Array.from({ length: count }, () => id);
const BASIC = DECKS.frenchBasic.strategy;
/** A French deck of so many units of each arm, cheap enough for any limit here. */
const army = (foot: number, horse: number, guns: number, guards = 0): Deck => ({
  faction: 'FR',
  units: [
    ...['FR-YG', 'FR-YG', 'FR-MG', 'FR-OG'].slice(0, guards),
    ...[
      ...times(4, 'FR-NATG'),
      ...times(6, 'FR-LINE'),
      ...times(3, 'FR-LIGHT'),
      ...times(2, 'FR-GREN'),
    ].slice(0, foot - guards),
    ...['FR-CHAS', 'FR-CHAS', 'FR-HUSS', 'FR-LANC', 'FR-HUSS', 'FR-LANC'].slice(0, horse),
    ...['FR-FART', 'FR-FART', 'FR-HART', 'FR-HART'].slice(0, guns),
  ],
  strategy: BASIC,
});
const broken = (deck: Deck, limits = { ...FULL, armyPoints: 2000 }): readonly string[] =>
  deckFaults(deck, limits).map(({ rule }) => rule);
const withCards = (strategy: readonly string[], faction: Deck['faction'] = 'FR'): Deck => ({
  ...DECKS.frenchBasic,
  faction,
  strategy,
});

describe('decks', () => {
  test.each([
    ['frenchBasic', 16, 865],
    ['coalitionBasic', 16, 885],
    ['armyOfTheNorth', 18, 895],
    ['theRidge', 16, 850],
    ['bluchersCorps', 18, 885],
  ] as const)('SAG-20.3: %s has %d units for %d points and 40 cards', (name, count, points) => {
    const deck = DECKS[name];
    expect([deck.units.length, pointsOf(deck), deck.strategy.length]).toEqual([count, points, 40]);
  });

  test.each(DECK_NAMES)('SAG-20.8: %s is legal, with and without the Outflank rules', (name) => {
    expect(deckFaults(boxDeck(name, true), FULL)).toEqual([]);
    expect(deckFaults(boxDeck(name, false), { ...FULL, outflank: false })).toEqual([]);
  });

  test('SAG-4.2: without the Outflank rules the Prussians take other cards', () => {
    const cards = boxDeck('bluchersCorps', false).strategy;
    expect(cards.filter((id) => ['P03', 'N03'].includes(id))).toEqual([]);
    expect(cards.filter((id) => ['N10', 'N04'].includes(id))).toHaveLength(4);
  });

  test('SAG-20.1 and 20.3: the point limit is what the players agreed on', () => {
    expect(broken(army(11, 3, 2), { ...FULL, armyPoints: 500 })).toEqual(['SAG-20.3']);
    expect(broken(army(8, 4, 2))).toEqual(['SAG-20.3']);
  });

  test('SAG-20.2, SAG-R73: units and cards of the own faction only; both may choose the same', () => {
    expect(broken({ ...army(11, 3, 2), faction: 'CO' })).toContain('SAG-20.2');
    const prussian = { ...DECKS.bluchersCorps, faction: 'CO' } as const;
    expect(new Set(broken(prussian))).toEqual(new Set(['SAG-5.10']));
    const both = { A: 'theRidge', B: 'theRidge' };
    expect(saga.parseOptions({ decks: both }).ok).toBe(true);
  });

  test('SAG-20.4, SAG-R74: as often as a unit has dots', () => {
    const deck = army(11, 3, 2);
    expect(broken({ ...deck, units: [...deck.units, ...times(5, 'FR-NATG')] })).toContain('SAG-20.4');
    expect(broken(deck)).toEqual([]);
  });

  test('SAG-20.5: one Cavalry unit per two of Infantry', () => {
    expect(broken(army(10, 5, 2))).toEqual([]);
    expect(broken(army(10, 6, 2))).toEqual(['SAG-20.5']);
  });

  test('SAG-20.6 and 20.7: two guns and three Guards, one more of each from 18 units on', () => {
    expect(broken(army(13, 1, 3))).toEqual(['SAG-20.6']);
    expect(broken(army(14, 1, 3))).toEqual([]);
    expect(broken(army(14, 0, 4))).toEqual(['SAG-20.7']);
    expect(broken(army(15, 1, 1, 4))).toEqual(['SAG-20.6']);
    expect(broken(army(15, 2, 1, 4))).toEqual([]);
  });

  test('SAG-R95: Guard Artillery counts as Guard and as gun', () => {
    const deck = army(13, 1, 1, 3);
    expect(broken({ ...deck, units: [...deck.units, 'FR-GART'] })).toEqual(['SAG-20.6']);
    const guns = army(13, 1, 2);
    expect(broken({ ...guns, units: [...guns.units, 'FR-GART'] })).toEqual(['SAG-20.6']);
  });

  test('SAG-20.8: forty cards, two copies of each, no Bluff', () => {
    expect(broken(withCards(BASIC.slice(1)))).toEqual(['SAG-20.8']);
    expect(broken(withCards([...BASIC, 'G01']))).toEqual(['SAG-20.8']);
    expect(broken(withCards([...BASIC, 'X-FR']))).toEqual(['SAG-20.8']);
    expect(broken(withCards([...BASIC, 'N02']), { ...FULL, outflank: false })).toEqual(['SAG-N02']);
  });

  test('SAG-GV-26 Deck check', () => {
    expect(broken(army(10, 4, 2))).toEqual([]);
    expect(broken(army(9, 5, 2))).toEqual(['SAG-20.5']);
    expect(broken(army(13, 1, 3))).toEqual(['SAG-20.6']);
    expect(broken(army(14, 1, 3))).toEqual([]);
    expect(broken(army(15, 1, 1, 4))).toEqual(['SAG-20.6']);
    expect(broken(withCards(BASIC.slice(1)))).toEqual(['SAG-20.8']);
    expect(broken(withCards([...BASIC, 'G20']))).toEqual(['SAG-20.8']);
    const { bluchersCorps } = DECKS;
    expect(broken({ ...bluchersCorps, units: [...bluchersCorps.units, 'BR-LINE'] })).toEqual(['SAG-20.2']);
    expect(broken(withCards([...BASIC.slice(1), 'B01']))).toEqual(['SAG-5.10']);
  });
});

describe('decks from outside', () => {
  const parsed = (A: unknown, more: object = {}) => saga.parseOptions({ decks: { A }, ...more });

  test('a legal deck is taken as it is', () => {
    expect(parsed(army(11, 3, 2))).toMatchObject({ ok: true });
  });

  test.each([
    ['too few units', { ...army(8, 4, 2) }, 'options.decks.A.units', 'SAG-20.3'],
    ['a third copy', withCards([...BASIC, 'G01']), 'options.decks.A.strategy', 'SAG-20.8'],
    ['a foreign flag', withCards([...BASIC, 'B01']), 'options.decks.A.strategy', 'SAG-5.10'],
  ])('illegal: %s is refused with the field and the rule', (_title, deck, path, rule) => {
    const result = parsed(deck);
    expect(result).toMatchObject({ ok: false, error: { code: 'illegal-deck', path } });
    if (!result.ok) expect(result.error.message).toContain(rule);
  });

  test('an unknown card is refused by its place', () => {
    expect(parsed(withCards([...BASIC.slice(1), 'G99']))).toMatchObject({
      ok: false,
      error: { path: 'options.decks.A.strategy[39]' },
    });
    expect(parsed({ ...army(11, 3, 2), units: ['FR-NOPE'] })).toMatchObject({
      ok: false,
      error: { path: 'options.decks.A.units[0]' },
    });
    expect(parsed('grandArmy')).toMatchObject({ ok: false, error: { path: 'options.decks.A' } });
  });

  test('the fault is told in a sentence', () => {
    const [fault] = deckFaults(withCards([...BASIC, 'G01']), FULL);
    expect(fault === undefined ? '' : tellFault(fault)).toBe(
      '“Hill” is in the deck 3 times. At most 2 copies are allowed. (SAG-20.8)',
    );
  });
});
