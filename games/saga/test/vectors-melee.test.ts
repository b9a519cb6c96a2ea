import { describe, expect, test } from 'vitest';
import type { Event, TestRolled } from '../events.ts';
import { HILL, RIVER, table, WOODS } from './table.ts';

const rolls = (events: readonly Event[]): readonly TestRolled[] =>
  events.filter((event) => event.type === 'testRolled');
const totals = (events: readonly Event[]): readonly (number | undefined)[] =>
  rolls(events).map(({ sum }) => sum?.total);

describe('worked examples: melee', () => {
  test("SAG-GV-06 Winner's relief: the winner's tests are waived and it may recover", () => {
    const t = table({
      A: { L3: { card: 'FR-CUIR', cas: 1 }, S1: 'FR-LINE' },
      B: { L3: { card: 'PR-LINE', cas: 2, attached: ['G09'] } },
    }).dice(5, 6);
    t.order('A:L3', { kind: 'engage', target: 'B:L3' });
    t.play('A', { type: 'charge', yes: true });
    expect(totals(t.events)[0]).toBe(11);
    expect(t.unit('B:L3')).toBeNull();
    expect(t.vp('A')).toBe(3);
    expect(t.unit('A:L3')).toMatchObject({ cas: 3, chargeTurn: null, disarray: true });
    t.play('A', { type: 'recoverCas', yes: true });
    expect(t.unit('A:L3')?.cas).toBe(2);
    expect(t.legal('A')).toEqual([
      { type: 'winner', how: 'stay' },
      { type: 'winner', how: 'leave' },
    ]);
    t.play('A', { type: 'winner', how: 'stay' });
    expect(t.unit('A:L3')?.cas).toBe(2);
    expect(t.diceLeft()).toBe(0);
  });

  test('SAG-GV-14, SAG-R39 Double kill: both fall together and nobody has won', () => {
    const t = table({
      A: { L4: { card: 'FR-LINE', cas: 3 }, S1: 'FR-LINE' },
      B: { L4: { card: 'PR-LINE', cas: 3 } },
    }).dice(4, 3);
    t.order('A:L4', { kind: 'engage', target: 'B:L4' });
    expect([t.unit('A:L4'), t.unit('B:L4')]).toEqual([null, null]);
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 2]);
    expect([t.player('A').meleeWins, t.player('B').meleeWins]).toEqual([0, 0]);
    expect(t.state.melees).toEqual([]);
  });

  test('SAG-GV-15 Defender tests first: his failure spares the attacker the die', () => {
    const t = table({
      A: { L2: { card: 'FR-LINE', cas: 1 }, S1: 'FR-LINE' },
      B: { L2: { card: 'BR-LINE', cas: 1 } },
    }).dice(4, 4, 1);
    t.order('A:L2', { kind: 'engage', target: 'B:L2' });
    expect(t.asked()).toBe('B');
    t.play('B', { type: 'morale', how: 'roll' });
    expect(t.unit('B:RTW')?.cas).toBe(2);
    t.play('A', { type: 'recoverCas', yes: true }, { type: 'winner', how: 'stay' });
    expect(t.unit('A:L2')?.cas).toBe(1);
    expect(t.diceLeft()).toBe(0);
  });

  test('SAG-GV-16 Square: it cancels the charge bonuses unless the rider has Breakthrough', () => {
    const cuirassiers = table({
      A: { L2: 'FR-CUIR', S4: 'FR-LINE' },
      B: { L2: { card: 'BR-LINE', formation: 'square' } },
    }).dice(2, 5);
    cuirassiers.order('A:L2', { kind: 'engage', target: 'B:L2' });
    cuirassiers.play('A', { type: 'charge', yes: true });
    expect(totals(cuirassiers.events)).toEqual([6, 6]);
    const union = table({
      A: { L2: { card: 'FR-LINE', formation: 'square' } },
      B: { L2: 'BR-UNIO', S4: 'BR-LINE' },
      first: 'B',
    }).dice(3, 4);
    union.order('B:L2', { kind: 'engage', target: 'A:L2' });
    union.play('B', { type: 'charge', yes: true });
    expect(totals(union.events)).toEqual([9, 6]);
    expect(union.unit('A:L2')?.cas).toBe(2);
    expect(union.unit('B:L2')?.cas).toBe(1);
  });

  test('SAG-GV-17 Counter-charge: both ride with a Charge marker', () => {
    const t = table({ A: { L3: 'FR-CUIR', S1: 'FR-LINE' }, B: { L3: 'PR-DRAG' } }).dice(3, 3, 2, 2);
    t.order('A:L3', { kind: 'engage', target: 'B:L3' });
    t.play('A', { type: 'charge', yes: true });
    t.play('B', { type: 'counter', yes: true });
    expect(totals(t.events)).toEqual([7, 9, 6]);
    t.play('B', { type: 'morale', how: 'roll' });
    expect(t.unit('B:L3')).toMatchObject({ cas: 2, chargeTurn: 1 });
    expect(t.unit('A:L3')).toMatchObject({ cas: 1, chargeTurn: 1 });
    expect(t.state.melees).toHaveLength(1);
  });

  test.each([
    { die: 2, leaves: true },
    { die: 1, leaves: false },
  ])('SAG-GV-18 Disengage: hussars slip away from Infantry on a $die: $leaves', ({ die, leaves }) => {
    const t = table({
      A: { L2: { card: 'FR-HUSS', cas: 1, chargeTurn: 1 }, S1: 'FR-LINE' },
      B: { L2: 'BR-LINE' },
      melees: [['A:L2', 'B:L2']],
    }).dice(die);
    t.order('A:L2', { kind: 'disengage' });
    expect(t.state.melees).toHaveLength(leaves ? 0 : 1);
    expect(t.unit('A:L2')?.disarray).toBe(leaves);
    expect([t.player('A').meleeWins, t.player('B').meleeWins]).toEqual([0, 0]);
  });

  test('SAG-GV-35 Capture: the winner takes the Woods and keeps its Line (SAG-R23); a Hill would have helped the defender', () => {
    const scene = (terrain: string) => ({
      A: { L4: { card: 'FR-LINE', formation: 'line' }, S1: 'FR-LINE' } as const,
      B: { L4: { card: 'AL-HANL', cas: 2 } },
      terrain: { 'B:L4': terrain },
    });
    const woods = table(scene(WOODS)).dice(5, 4);
    woods.order('A:L4', { kind: 'engage', target: 'B:L4' });
    expect(totals(woods.events)).toEqual([6, 5]);
    expect(woods.vp('A')).toBe(1);
    woods.play('A', { type: 'capture', yes: true });
    expect(woods.ground('A:L4')).toBe(WOODS);
    expect(woods.ground('B:L4')).toBeNull();
    expect(woods.unit('A:L4')?.formation).toBe('line');
    const hill = table(scene(HILL)).dice(5, 4);
    hill.order('A:L4', { kind: 'engage', target: 'B:L4' });
    expect(totals(hill.events)).toEqual([6, 6]);
    hill.play('A', { type: 'capture', yes: true });
    expect(hill.unit('A:L4')).toMatchObject({ formation: 'line', cas: 1 });
  });

  test('SAG-GV-37, SAG-R42 Relentless and expiry: charge bonuses last for the turn, Relentless for the Melee', () => {
    const t = table({
      A: { L5: 'FR-LANC', S1: 'FR-LINE', S2: 'FR-LINE' },
      B: { L5: 'BR-LINE', S1: 'BR-LINE' },
      bothAct: true,
    }).dice(2, 3, 4, 1, 2);
    t.order('A:L5', { kind: 'engage', target: 'B:L5' });
    t.play('A', { type: 'charge', yes: true });
    expect(totals(t.events)).toEqual([7, 5]);
    t.order('B:L5', { kind: 'continue' });
    t.play('B', { type: 'morale', how: 'roll' });
    expect(totals(t.events)).toEqual([7, 5, 6, 7, 7]);
    expect(t.unit('A:L5')?.cas).toBe(1);
    expect(t.unit('B:L5')?.cas).toBe(2);
    const next = table({
      A: { L5: { card: 'FR-LANC', cas: 1, chargeTurn: 1 }, S1: 'FR-LINE' },
      B: { L5: { card: 'BR-LINE', cas: 2 } },
      melees: [['A:L5', 'B:L5']],
      turn: 2,
    }).dice(1, 1);
    next.order('A:L5', { kind: 'continue' });
    expect(totals(next.events)).toEqual([5, 3]);
  });

  test('SAG-GV-38, SAG-R41 River: -1 once, for the unit that engages, and not in later rounds', () => {
    const t = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE', S3: 'FR-LINE' },
      B: { L1: 'PR-LAND', S4: 'PR-LINE' },
      terrain: { 'A:L1': RIVER },
      bothAct: true,
    }).dice(4, 4, 4, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(totals(t.events)).toEqual([5, 6]);
    t.order('B:L1', { kind: 'continue' });
    expect(totals(t.events)).toEqual([5, 6, 6, 3]);
    const both = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'PR-LAND' },
      terrain: { 'A:L1': RIVER, 'B:L1': RIVER },
    }).dice(4, 4);
    both.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(totals(both.events)).toEqual([5, 6]);
  });

  test('SAG-GV-19 Evade: the hussars ride off, the infantry gets its marker back but may not engage again', () => {
    const t = table({
      A: { L4: 'FR-HUSS', S1: 'FR-LINE' },
      B: { L4: 'PR-LINE', S1: 'PR-LINE' },
      first: 'B',
    }).dice(2, 3, 3);
    t.order('B:L4', { kind: 'engage', target: 'A:L4' });
    t.play('A', { type: 'evade', yes: true });
    expect(totals(t.events)).toEqual([4]);
    t.play('B', { type: 'recover', yes: true });
    expect(t.player('B').markers).toBe(3);
    expect(t.unit('B:L4')?.activated).toBe(false);
    expect(t.declarations('B:L4').filter((kind) => kind.startsWith('engage'))).toEqual([]);
    t.order('B:L4', { kind: 'fire', target: 'A:L4' });
    expect(totals(t.events).at(-1)).toBe(5);
    expect(t.unit('A:L4')?.cas).toBe(0);
  });

  test.each([
    { gun: 'FR-FART', answer: 6 },
    { gun: 'FR-HART', answer: 8 },
  ])('SAG-GV-22, SAG-R32 Raiding the guns: $gun answers with a Fire test', ({ gun, answer }) => {
    const t = table({
      A: { R2: gun, R3: 'FR-LINE' },
      B: { 'A:OFE': { card: 'PR-HUSS', outflankMarker: true }, S1: 'PR-LINE' },
      first: 'B',
    }).dice(3, 4);
    t.order('A:OFE', { kind: 'engage', target: 'A:R2' });
    t.play('B', { type: 'charge', yes: true });
    expect(totals(t.events)).toEqual([8, answer]);
    expect(rolls(t.events)[1]?.kind).toBe('fire');
    expect(t.unit('A:R2')?.cas).toBe(1);
    expect(t.unit('A:OFE')).toMatchObject({ cas: 1, outflankMarker: false, exposed: true });
  });
});
