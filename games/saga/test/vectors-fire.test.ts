import { describe, expect, test } from 'vitest';
import { BUILDING, HILL, RIVER, table, WOODS } from './table.ts';

describe('worked examples: fire and morale', () => {
  test('SAG-GV-01 Fire: die 4 and Fire 3 make 7: one casualty and no test', () => {
    const t = table({ A: { L1: 'FR-LINE' }, B: { L1: 'PR-LINE' } }).dice(4);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.unit('B:L1')?.cas).toBe(1);
    expect(t.diceLeft()).toBe(0);
    expect(t.events.some(({ type }) => type === 'moraleChosen')).toBe(false);
  });

  test('SAG-GV-02 Double hit: a total of 9 is two casualties and one 6+ test', () => {
    const t = table({ A: { L1: 'FR-LINE' }, B: { L1: 'PR-LINE' } }).dice(6, 3);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.unit('B:L1')?.cas).toBe(2);
    expect(t.asked()).toBe('B');
    t.play('B', { type: 'morale', how: 'roll' });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({
      kind: 'fire',
      sum: { total: 9 },
      hits: 2,
    });
    expect(t.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({
      need: 6,
      sum: { total: 6 },
      success: true,
    });
    expect(t.unit('B:L1')?.cas).toBe(2);
  });

  test.each([
    { cas: 1, die: 4, need: 6, stays: true },
    { cas: 1, die: 3, need: 6, stays: true },
    { cas: 1, die: 2, need: 6, stays: false },
    { cas: 2, die: 4, need: 7, stays: true },
    { cas: 2, die: 3, need: 7, stays: false },
  ])('SAG-GV-03, SAG-R08 Morale arithmetic: $need+ with die $die', ({ cas, die, need, stays }) => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas } },
      B: { L1: 'PR-LINE', L2: 'PR-LINE' },
      first: 'B',
    }).dice(4, die);
    t.order('B:L1', { kind: 'fire', target: 'A:L1' });
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({ need, success: stays });
    expect(t.unit('A:L1') !== null).toBe(stays);
  });

  test('SAG-GV-04 Natural 1: a total of 6 fails all the same, and the wing knows only one way back', () => {
    const t = table({ A: { L2: 'FR-LINE' }, B: { L2: 'BR-LINE' } }).dice(6, 1);
    t.order('A:L2', { kind: 'fire', target: 'B:L2' });
    t.play('B', { type: 'morale', how: 'roll' });
    expect(t.unit('B:L2')).toBeNull();
    expect(t.unit('B:RTW')?.card.hidden).toBe('BR-LINE');
  });

  test('SAG-GV-08 Blocked: an occupied Retreat slot costs a casualty without a test; the weak are destroyed by it', () => {
    const line = table({
      A: { RTW: 'FR-LINE', L2: { card: 'FR-LINE', cas: 1 } },
      B: { L2: 'PR-LINE', L1: 'PR-LINE' },
      first: 'B',
    }).dice(3, 1);
    line.order('B:L2', { kind: 'fire', target: 'A:L2' });
    line.play('A', { type: 'morale', how: 'roll' });
    expect(line.unit('A:L2')?.cas).toBe(3);
    const guard = table({
      A: { RTW: 'FR-LINE', L2: { card: 'FR-NATG', cas: 1 } },
      B: { L2: 'PR-LINE', L1: 'PR-LINE' },
      first: 'B',
    }).dice(3, 2);
    guard.order('B:L2', { kind: 'fire', target: 'A:L2' });
    guard.play('A', { type: 'morale', how: 'roll' });
    expect(guard.unit('A:L2')).toBeNull();
    expect(guard.vp('B')).toBe(1);
  });

  test.each([
    { taken: ['RTW'], to: 'A:RTE', asked: false },
    { taken: [], to: null, asked: true },
    { taken: ['RTW', 'RTE'], to: 'A:L3', asked: false },
  ])('SAG-GV-09 Either side: the middle slot with $taken taken', ({ taken, to, asked }) => {
    const fugitives = Object.fromEntries(taken.map((slot) => [slot, 'FR-LINE']));
    const t = table({
      A: { ...fugitives, L3: { card: 'FR-LINE', cas: 1 } },
      B: { L3: 'PR-LINE', L1: 'PR-LINE' },
      first: 'B',
    }).dice(3);
    t.order('B:L3', { kind: 'fire', target: 'A:L3' });
    t.play('A', { type: 'morale', how: 'fail' });
    if (asked) {
      expect(t.legal('A')).toEqual([
        { type: 'side', to: 'W' },
        { type: 'side', to: 'E' },
      ]);
      t.play('A', { type: 'side', to: 'E' });
      expect(t.unit('A:RTE')?.cas).toBe(2);
    } else expect(t.unit(to ?? '')?.cas).toBe(to === 'A:L3' ? 3 : 2);
  });

  const wall = {
    ...Object.fromEntries(
      ['L1', 'L2', 'L3', 'L4', 'L5', 'S1', 'S2', 'S3', 'S4'].map((slot) => [slot, 'PR-LINE']),
    ),
    ...Object.fromEntries(['R1', 'R2', 'R3', 'R4', 'R5'].map((slot) => [slot, 'PR-LINE'])),
  };
  const targets = (slot: string, terrain = {}, card = 'FR-FART'): readonly string[] => {
    const t = table({ A: { [slot]: card, L1: 'FR-LINE' }, B: wall, terrain });
    return t
      .declarations(`A:${slot}`)
      .filter((kind) => kind.startsWith('fire '))
      .map((kind) => kind.replace('fire B:', ''));
  };

  test.each([
    ['S2', ['L2', 'L3', 'S1', 'S2', 'S3']],
    ['R3', ['L2', 'L3', 'L4']],
    ['R1', ['L1', 'L2']],
    ['S4', ['L4', 'L5', 'S3', 'S4']],
  ])('SAG-GV-10 Arcs: a gun in %s', (slot, reach) => {
    expect(targets(slot).toSorted()).toEqual(reach);
  });

  test('SAG-GV-11 Wood hides one: only what every path crosses the wood for', () => {
    expect(targets('S2', { 'B:L2': WOODS }).toSorted()).toEqual(['L2', 'L3', 'S2', 'S3']);
    const t = table({ A: { S2: 'FR-FART', L1: 'FR-LINE' }, B: wall, terrain: { 'B:L2': WOODS } }).dice(4);
    t.order('A:S2', { kind: 'fire', target: 'B:L2' });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ sum: { total: 6 } });
  });

  test('SAG-GV-12 Hill sees: from a Hill, or across a River, nothing is hidden', () => {
    expect(targets('S2', { 'B:L2': WOODS, 'A:S2': HILL })).toContain('S1');
    expect(targets('S2', { 'B:L2': RIVER })).toContain('S1');
  });

  test('SAG-GV-13 Own terrain blocks', () => {
    expect(targets('R3', { 'A:L3': WOODS })).toEqual(['L2', 'L4']);
    expect(targets('R3', { 'A:S2': BUILDING })).toEqual(['L3', 'L4']);
  });

  test('SAG-GV-30 Steadfast: it may skip the test or roll it, never fail on purpose', () => {
    const scene = {
      A: { L1: { card: 'FR-OG', cas: 1 } },
      B: { L1: 'PR-LINE', L2: 'PR-LINE' },
      first: 'B',
    } as const;
    const omits = table(scene).dice(3);
    omits.order('B:L1', { kind: 'fire', target: 'A:L1' });
    expect(omits.refused('A', { type: 'morale', how: 'fail' })).toBe('SAG-21.16');
    omits.play('A', { type: 'morale', how: 'omit' });
    expect(omits.unit('A:L1')?.cas).toBe(2);
    const rolls = table(scene).dice(3, 4);
    rolls.order('B:L1', { kind: 'fire', target: 'A:L1' });
    rolls.play('A', { type: 'morale', how: 'roll' });
    expect(rolls.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({ sum: { total: 9 } });
    expect(rolls.unit('A:L1')?.cas).toBe(2);
  });

  test('SAG-GV-31 Support: the grenadiers behind take one of two', () => {
    const t = table({
      A: { L2: { card: 'FR-LINE', cas: 1 }, S2: 'FR-GREN' },
      B: { L2: 'PR-LINE', L1: 'PR-LINE' },
      first: 'B',
    }).dice(6, 3);
    t.order('B:L2', { kind: 'fire', target: 'A:L2' });
    t.play('A', { type: 'support', unit: t.idAt('A:S2'), yes: true });
    expect(t.unit('A:S2')?.cas).toBe(1);
    expect(t.unit('A:L2')?.cas).toBe(2);
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.unit('A:L2')?.cas).toBe(2);
    expect(t.diceLeft()).toBe(0);
  });

  test('SAG-GV-32 Canister: point blank, after an advance, or one shot before it', () => {
    const close = table({ A: { L2: 'FR-HART', L1: 'FR-LINE' }, B: { L2: 'PR-LINE' } }).dice(2);
    close.order('A:L2', { kind: 'fire', target: 'B:L2' });
    expect(close.unit('B:L2')?.cas).toBe(1);
    const scene = { A: { S2: 'FR-HART', L1: 'FR-LINE' }, B: { L2: 'PR-LINE', S1: 'PR-LINE' } };
    const after = table(scene).dice(4);
    after.order('A:S2', { kind: 'advance', to: 'L2', follow: 'fire', order: 'after', target: 'B:L2' });
    expect(after.events.find(({ type }) => type === 'testRolled')).toMatchObject({ sum: { total: 9 } });
    const before = table(scene).dice(4);
    before.order('A:S2', { kind: 'advance', to: 'L2', follow: 'fire', order: 'before', target: 'B:S1' });
    expect(before.unit('B:S1')?.cas).toBe(1);
    expect(before.unit('A:L2')?.card.hidden).toBe('FR-HART');
    expect(before.events.filter(({ type }) => type === 'testRolled')).toHaveLength(1);
  });

  test('SAG-GV-33 Light cavalry: sideways and fire; a Charge is not offered', () => {
    const t = table({ A: { L2: 'FR-CHAS', S4: 'FR-LINE' }, B: { L1: 'PR-LINE', L2: 'PR-LINE' } }).dice(5);
    expect(t.declarations('A:L2').filter((kind) => kind.startsWith('lateral L1'))).toEqual([
      'lateral L1',
      'lateral L1 +afterfire B:L1',
    ]);
    t.order('A:L2', { kind: 'lateral', to: 'L1', follow: 'fire', order: 'after', target: 'B:L1' });
    expect(t.unit('B:L1')?.cas).toBe(1);
  });

  test('SAG-GV-36, SAG-R09 Accurate: +1 against Standard units, and no natural-1 rule in Fire tests', () => {
    const standard = table({ A: { L1: 'FR-LINE' }, B: { L1: 'BR-RIFL', L2: 'BR-LINE' }, first: 'B' }).dice(1);
    standard.order('B:L1', { kind: 'fire', target: 'A:L1' });
    expect(standard.unit('A:L1')?.cas).toBe(1);
    const elite = table({ A: { L1: 'FR-GREN' }, B: { L1: 'BR-RIFL', L2: 'BR-LINE' }, first: 'B' }).dice(1);
    elite.order('B:L1', { kind: 'fire', target: 'A:L1' });
    expect(elite.unit('A:L1')?.cas).toBe(0);
  });

  test('SAG-GV-44 Line Formation: +1 Fire, and +1 at a Square', () => {
    const scene = {
      A: { L1: { card: 'FR-LINE', formation: 'line' }, L2: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', formation: 'square' } },
    } as const;
    const one = table(scene).dice(3);
    one.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(one.unit('B:L1')?.cas).toBe(1);
    const two = table(scene).dice(4);
    two.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(two.unit('B:L1')?.cas).toBe(2);
  });
});
