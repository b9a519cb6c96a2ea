import { describe, expect, test } from 'vitest';
import { STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { cardTable } from './card-table.ts';
import { BUILDING, front, HILL, LINE, RIVER, table, WOODS } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('BR-LINE', ...LINE) };

describe('cards: Terrain', () => {
  const laying = (card: string, S1: string) =>
    table({ A: { ...armies.A, S1 }, B: armies.B, phase: 'reform', players: { A: { hand: [card] } } });

  test.each([
    ['SAG-G01 Hill', HILL, 'FR-FART'],
    ['SAG-G02 River', RIVER, 'FR-FART'],
    ['SAG-G03 Woods', WOODS, 'FR-HUSS'],
    ['SAG-G04 Building', BUILDING, 'FR-LINE'],
  ])('%s: laid under a unit that may stand on it', (_title, card, unit) => {
    const t = laying(card, unit);
    t.play('A', { type: 'terrain', card, slot: 'S1' });
    expect(t.ground('A:S1')).toBe(card);
    expect(t.player('A').hand).toEqual([]);
  });

  test.each([
    ['SAG-G03 Woods', WOODS, 'FR-CUIR'],
    ['SAG-G03 Woods', WOODS, 'FR-FART'],
    ['SAG-G04 Building', BUILDING, 'FR-HUSS'],
    ['SAG-G04 Building', BUILDING, 'FR-HART'],
  ])('%s: not under a unit that may not stand on it', (_title, card, unit) => {
    expect(laying(card, unit).refused('A', { type: 'terrain', card, slot: 'S1' })).toBe('SAG-8.3');
  });

  test.each([
    ['SAG-G01 Hill', HILL],
    ['SAG-G02 River', RIVER],
  ])('%s: not under an engaged unit, and never in the middle of an action', (_title, card) => {
    const t = table({
      ...armies,
      melees: [['A:L1', 'B:L1']],
      phase: 'reform',
      players: { A: { hand: [card] } },
    });
    expect(t.refused('A', { type: 'terrain', card, slot: 'L1' })).toBe('SAG-8.3');
    const acting = cardTable({ ...armies, players: { A: { hand: [card] } } });
    acting.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(acting.against('A', card)).toBe('SAG-5.3');
  });
});

describe('cards: Bluffs', () => {
  test.each([
    ['SAG-X-FR Bluff: The Emperor', 'FR', 'X-FR'],
    ['SAG-X-CO Bluff: The Duke', 'CO', 'X-CO'],
    ['SAG-X-CO Bluff: The Old Marshal', 'PR', 'X-CO'],
  ] as const)(
    '%s: committed for 0, set aside, and good for nothing else (SAG-6.4)',
    (_title, faction, bluff) => {
      const t = table({
        ...armies,
        phase: 'initiative',
        players: { A: { faction, hand: ['G04'] }, B: { hand: ['G02'] } },
      });
      t.play('A', { type: 'commit', card: bluff });
      t.play('B', { type: 'commit', card: 'G02' });
      expect(t.state.first).toBe('B');
      expect(t.player('A')).toMatchObject({ bluff: 'aside', discard: [] });
      const acting = cardTable({ ...armies, players: { A: { faction, hand: ['G04'] } } });
      acting.orders('A:L1', { kind: 'fire', target: 'B:L1' });
      expect(acting.against('A', bluff)).toBe('SAG-6.4');
    },
  );
});

describe('the cards as printed', () => {
  test('SAG-1.6: how many cards have which initiative value', () => {
    const count = (value: number): number =>
      STRATEGY_CARDS.filter(({ initiative }) => initiative === value).length;
    expect([0, 1, 2, 3, 4, 5].map(count)).toEqual([2, 6, 12, 16, 13, 5]);
  });
});
