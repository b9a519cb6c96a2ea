import { describe, expect, test } from 'vitest';
import { cardTable } from './card-table.ts';

const hands = (A: readonly string[], B: readonly string[] = []) => ({ A: { hand: A }, B: { hand: B } });

/** A's fire gives the unit in B:L3 its second casualty, and its owner rolls. */
const shaken = (card: string, A: readonly string[], B: readonly string[], more: object = {}) => {
  const t = cardTable({
    A: { L3: 'FR-LINE', S4: 'FR-LINE' },
    B: { L3: { card, cas: 1 }, L5: 'BR-LINE' },
    players: hands(A, B),
    ...more,
  }).dice(3);
  t.orders('A:L3', { kind: 'fire', target: 'B:L3' });
  t.skip();
  t.play('B', { type: 'morale', how: 'roll' });
  return t;
};

describe('cards: nerve', () => {
  test('SAG-G12 Hold the Line!: +2 on a Morale test of your own', () => {
    const t = shaken('AL-DUTB', [], ['G12']);
    t.dice(2).card('B', 'G12');
    t.skip();
    expect(t.totals()).toEqual([6, 6]);
    expect(t.unit('B:L3')?.cas).toBe(2);
    expect(t.modifiers()).toEqual(['SAG-G12']);
  });

  test('SAG-G12 Hold the Line!: never for the enemy', () => {
    expect(shaken('AL-DUTB', ['G12'], []).against('A', 'G12')).toBe('SAG-G12');
  });

  test('SAG-N10 Panic!: -2 on a Morale test of the enemy', () => {
    const t = shaken('BR-LINE', ['N10'], []);
    t.dice(2).card('A', 'N10');
    t.skip();
    expect(t.totals()).toEqual([6, 5]);
    t.play('B', { type: 'side', to: 'W' });
    expect(t.unit('B:RTW')?.cas).toBe(2);
  });

  test('SAG-N10 Panic!: never on your own test', () => {
    const t = shaken('BR-LINE', [], ['N10']);
    expect(t.against('B', 'N10')).toBe('SAG-N10');
  });

  test('SAG-B05 The Iron Duke: the test succeeds without a roll, and nobody may answer', () => {
    const t = shaken('AL-DUTB', ['N10', 'N10'], ['B05']);
    t.play('A', { type: 'pass' });
    t.card('B', 'B05');
    expect(t.hand('A')).toEqual(['N10', 'N10']);
    expect(t.unit('B:L3')?.cas).toBe(2);
    expect(t.diceLeft()).toBe(0);
    expect(t.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({
      natural: null,
      success: true,
    });
  });

  test('SAG-B05 The Iron Duke: not for a test of the enemy', () => {
    const t = cardTable({
      A: { L3: { card: 'FR-LINE', cas: 1 }, L5: 'FR-LINE' },
      B: { L3: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
      players: hands([], ['B05']),
    }).dice(3);
    t.orders('B:L3', { kind: 'fire', target: 'A:L3' });
    t.skip();
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.against('B', 'B05')).toBe('SAG-B05');
  });

  test('SAG-N05 Fortune of War: the roller throws again, and the new result stands', () => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: hands(['N05', 'N05']),
    }).dice(6, 1);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.reach('A', 'W-ROLL');
    t.card('A', 'N05');
    expect(t.totals()).toEqual([4]);
    expect(t.unit('B:L1')?.cas).toBe(0);
    expect(t.events.find(({ type }) => type === 'dieRerolled')).toMatchObject({ from: 6, to: 1 });
    expect(t.hand('A')).toEqual(['N05']);
  });

  test('SAG-N05 Fortune of War: only for a die of your own, and before no die', () => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      players: hands(['N12'], ['N05']),
    }).dice(6);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.reach('A', 'W-ROLL');
    expect(t.asked()).toBe('A');
    const early = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hands(['N05']),
    });
    expect(early.against('A', 'N05')).toBe('SAG-5.3');
  });

  test("SAG-F01 Vive l'Empereur!: +1 on all Morale tests of the army until the turn ends", () => {
    const t = cardTable({
      A: { L1: { card: 'FR-LINE', cas: 1 }, L2: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      bothAct: true,
      players: { A: { hand: ['F01'], markers: 1 }, B: { markers: 1 } },
    });
    t.card('A', 'F01');
    t.orders('A:L2', { kind: 'back', to: 'S2' });
    t.dice(3, 3).orders('B:L1', { kind: 'fire', target: 'A:L1' });
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.totals()).toEqual([6, 7]);
    expect(t.modifiers()).toEqual(['SAG-F01']);
  });

  test('SAG-R106: two copies of one card, played in two windows, count once on a test', () => {
    const t = cardTable({
      A: { L1: { card: 'FR-LINE', cas: 1 }, L2: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE', L5: 'BR-LINE' },
      bothAct: true,
      players: { A: { hand: ['F01'], markers: 1 }, B: { markers: 1 } },
      facts: { effects: [{ card: 'F01', by: 'A', unit: null, lasts: 'turn' }] },
    });
    t.card('A', 'F01');
    t.orders('A:L2', { kind: 'back', to: 'S2' });
    t.dice(3, 3).orders('B:L1', { kind: 'fire', target: 'A:L1' });
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.modifiers()).toEqual(['SAG-F01']);
  });

  test("SAG-F01 Vive l'Empereur!: for Morale only, and not for the enemy", () => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 1 }, L5: 'BR-LINE' },
      players: hands(['F01']),
    });
    t.card('A', 'F01');
    t.dice(4, 2).orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.play('B', { type: 'morale', how: 'roll' });
    // 4 + 3 Fire and 2 + 5 Morale, nothing added to either.
    expect(t.totals()).toEqual([7, 7]);
  });

  test("SAG-F01 Vive l'Empereur!: an order given before an activation, of a French army only (SAG-5.10)", () => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hands(['F01', 'P01']),
    });
    expect(t.against('A', 'P01')).toBe('SAG-5.10');
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.against('A', 'F01')).toBe('SAG-5.3');
  });
});

describe('cards: Fighting Withdrawal', () => {
  const beaten = (B: object, more: object = {}) => {
    const t = cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: { card: 'PR-LINE', cas: 1, formation: 'line', activated: true }, L5: 'PR-LINE', ...B },
      melees: [['A:L1', 'B:L1']],
      players: { A: {}, B: { hand: ['P06'], faction: 'PR' } },
      ...more,
    }).dice(4, 1);
    t.orders('A:L1', { kind: 'continue' });
    t.skip();
    t.play('B', { type: 'morale', how: 'fail' });
    return t;
  };

  test('SAG-P06 Fighting Withdrawal, SAG-R82: into a free Reserve slot, even if the way to the rear is taken', () => {
    const t = beaten({ RTW: 'PR-LINE', R1: 'PR-LINE' });
    t.reach('B', 'W-RET');
    t.card('B', 'P06');
    t.play('B', { type: 'toReserve', slot: 'R4' });
    expect(t.unit('B:R4')).toMatchObject({ cas: 2, formation: null, activated: true, faceUp: true });
    expect(t.state.melees).toEqual([]);
    expect(t.player('A').meleeWins).toBe(1);
  });

  test('SAG-P06 Fighting Withdrawal: it still counts as a retreat', () => {
    const t = cardTable({
      A: { 'B:OFW': { card: 'FR-HUSS', exposed: true }, S4: 'FR-LINE' },
      B: { R1: { card: 'PR-FART', cas: 1 }, L5: 'PR-LINE' },
      melees: [['B:OFW', 'B:R1']],
      players: { A: { objectives: [{ card: 'O04' }] }, B: { hand: ['P06'], faction: 'PR' } },
    }).dice(3, 1);
    t.orders('B:OFW', { kind: 'continue' });
    t.skip();
    t.play('B', { type: 'morale', how: 'fail' });
    t.reach('B', 'W-RET');
    t.card('B', 'P06');
    expect(t.legal('B')).not.toContainEqual({ type: 'toReserve', slot: 'R1' });
    t.play('B', { type: 'toReserve', slot: 'R3' });
    if (t.legal('B').some(({ type }) => type === 'done')) t.play('B', { type: 'done' });
    expect(t.unit('B:R3')?.cas).toBe(2);
    t.play('A', { type: 'score', obj: 'O04', yes: true });
    expect(t.player('A').objectives).toMatchObject([{ scored: true }]);
  });

  test('SAG-P06 Fighting Withdrawal: not into a full Reserve', () => {
    const full = Object.fromEntries(['R1', 'R2', 'R3', 'R4', 'R5'].map((slot) => [slot, 'PR-LINE']));
    const t = beaten(full);
    expect(t.unit('B:RTW')?.cas).toBe(2);
    expect(t.hand('B')).toEqual(['P06']);
  });
});
