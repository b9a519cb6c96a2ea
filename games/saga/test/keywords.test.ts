import { describe, expect, test } from 'vitest';
import { BUILDING, front, LINE, table, WOODS } from './table.ts';

const spare = { S4: 'FR-LINE', S3: 'FR-LINE' };
const totals = (t: ReturnType<typeof table>): readonly (number | undefined)[] =>
  t.events.flatMap((event) => (event.type === 'testRolled' ? [event.sum?.total] : []));
const melee = (a: string | object, b: string | object, more: object = {}, charge = false) => {
  const t = table({ A: { L1: a as string, ...spare }, B: { L1: b as string }, ...more }).dice(1, 1);
  t.order('A:L1', { kind: 'engage', target: 'B:L1' });
  if (t.legal('A').some(({ type }) => type === 'charge')) t.play('A', { type: 'charge', yes: charge });
  if (t.legal('B').some(({ type }) => type === 'evade')) t.play('B', { type: 'evade', yes: false });
  if (t.legal('A').some(({ type }) => type === 'charge')) t.play('A', { type: 'charge', yes: charge });
  if (t.legal('B').some(({ type }) => type === 'counter')) t.play('B', { type: 'counter', yes: false });
  return totals(t);
};

describe('keywords', () => {
  test('SAG-21.1: Light Infantry is Infantry: it stands in a Building and may not charge', () => {
    const t = table({
      A: { S1: 'FR-LIGHT', ...spare },
      B: front('PR-LINE', ...LINE),
      terrain: { 'A:L1': BUILDING },
    });
    expect(t.declarations('A:S1').filter((kind) => kind.startsWith('advance'))).toEqual([
      'advance L1',
      'advance L2',
    ]);
  });

  test('SAG-21.2: Light and Heavy Cavalry are Cavalry: both charge', () => {
    for (const card of ['FR-HUSS', 'FR-CUIR']) {
      const t = table({ A: { S1: card, ...spare }, B: front('PR-LINE', ...LINE) });
      expect(t.declarations('A:S1')).toContain('advance L1 +charge B:L1');
    }
  });

  test('SAG-21.3: Light Cavalry: no Building, Woods allowed, never a charge into Woods but out of them', () => {
    const t = table({
      A: { L1: 'FR-HUSS', ...spare },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': WOODS },
    }).dice(1, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.unit('A:L1')?.chargeTurn).toBeNull();
    expect(t.state.melees).toHaveLength(1);
    const building = table({
      A: { L1: 'FR-HUSS', ...spare },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': BUILDING },
    });
    building.activate('A:L1');
    expect(building.refused('A', { type: 'declare', kind: 'engage', target: building.idAt('B:L1') })).toBe(
      'SAG-21.3',
    );
    const out = table({ A: { L1: 'FR-HUSS', ...spare }, B: { L1: 'PR-LINE' }, terrain: { 'A:L1': WOODS } });
    out.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(out.legal('A')).toContainEqual({ type: 'charge', yes: true });
    const enters = table({
      A: { S1: 'FR-HUSS', ...spare },
      B: {},
      terrain: { 'A:L1': WOODS, 'A:L2': BUILDING },
    });
    expect(enters.declarations('A:S1')).toContain('advance L1');
    expect(enters.refused('A', { type: 'declare', kind: 'advance', to: 'L2' })).toBe('SAG-21.3');
  });

  test('SAG-21.4: Heavy Cavalry: neither Building nor Woods', () => {
    const t = table({ A: { S2: 'FR-CUIR', ...spare }, B: {}, terrain: { 'A:L2': WOODS, 'A:L3': BUILDING } });
    t.activate('A:S2');
    expect(t.refused('A', { type: 'declare', kind: 'advance', to: 'L2' })).toBe('SAG-21.4');
    expect(t.refused('A', { type: 'declare', kind: 'advance', to: 'L3' })).toBe('SAG-21.4');
  });

  test('SAG-21.5: Foot Artillery is never in the 1st Line', () => {
    const t = table({ A: { S1: 'FR-FART', ...spare }, B: {} });
    t.activate('A:S1');
    expect(t.refused('A', { type: 'declare', kind: 'advance', to: 'L1' })).toBe('SAG-21.5');
  });

  test('SAG-21.6: Horse Artillery may go there after setup', () => {
    const t = table({ A: { S1: 'FR-HART', ...spare }, B: {} });
    t.order('A:S1', { kind: 'advance', to: 'L1' });
    expect(t.unit('A:L1')).not.toBeNull();
  });

  test('SAG-21.7: Deploy: one shot before or after a move', () => {
    const t = table({ A: { S1: 'FR-HART', ...spare }, B: front('PR-LINE', ...LINE) }).dice(1);
    t.order('A:S1', { kind: 'lateral', to: 'S2', follow: 'fire', order: 'before', target: 'B:L1' });
    expect(t.unit('A:S2')).not.toBeNull();
    expect(totals(t)).toHaveLength(1);
    const foot = table({ A: { S1: 'FR-FART', ...spare }, B: front('PR-LINE', ...LINE) });
    expect(foot.declarations('A:S1').some((kind) => kind.includes('+'))).toBe(false);
  });

  test('SAG-21.8: Canister: +2 straight ahead in the 1st Line and at an outflanker from the Reserve, not at range', () => {
    const front1 = table({ A: { L1: 'FR-HART', ...spare }, B: { L1: 'PR-LINE' } }).dice(1);
    front1.order('A:L1', { kind: 'fire', target: 'B:L1' });
    const far = table({ A: { S1: 'FR-HART', ...spare }, B: { L1: 'PR-LINE' } }).dice(1);
    far.order('A:S1', { kind: 'fire', target: 'B:L1' });
    const flank = table({
      A: { R1: 'FR-HART', ...spare },
      B: { 'A:OFW': { card: 'PR-LINE', exposed: true } },
    }).dice(1);
    flank.order('A:R1', { kind: 'fire', target: 'A:OFW' });
    expect([totals(front1), totals(far), totals(flank)]).toEqual([[6], [4], [6]]);
  });

  test('SAG-21.9: Accurate: +1 against Standard units only', () => {
    const at = (card: string) => {
      const t = table({ A: { L1: 'FR-LIGHT', ...spare }, B: { L1: card } }).dice(1);
      t.order('A:L1', { kind: 'fire', target: 'B:L1' });
      return totals(t)[0];
    };
    expect([at('PR-LINE'), at('PR-GREN'), at('BR-GDS')]).toEqual([5, 4, 4]);
  });

  test('SAG-21.10: Auxiliary: one point', () => {
    const t = table({ A: { L1: 'FR-LINE', ...spare }, B: { L1: { card: 'AL-HANL', cas: 2 } } }).dice(5);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.vp('A')).toBe(1);
  });

  test('SAG-21.11: Breakthrough keeps its charge bonuses even against a Square', () => {
    const square = { card: 'PR-LINE', formation: 'square' };
    expect(melee('BR-UNIO', square, {}, true)[0]).toBe(7);
    expect(melee('FR-CUIR', square, {}, true)[0]).toBe(5);
  });

  test('SAG-21.12: Compact: Infantry that fights this Cavalry has -1', () => {
    expect(melee('FR-CUIR', 'PR-LINE')[1]).toBe(3);
    expect(melee('PR-DRAG', 'PR-LINE')[1]).toBe(4);
    expect(melee('FR-CUIR', 'PR-DRAG')[1]).toBe(4);
  });

  test('SAG-21.13: Impact: +1 more while charging', () => {
    expect([melee('FR-LANC', 'PR-LINE', {}, true)[0], melee('FR-LANC', 'PR-LINE', {}, false)[0]]).toEqual([
      6, 4,
    ]);
  });

  test('SAG-21.14: Relentless: +1 against Infantry from its second test in the Melee on', () => {
    const on = (foe: string, tests: readonly number[]) => {
      const t = table({
        A: { L1: 'PR-GREN', ...spare },
        B: { L1: foe },
        facts: { melees: [{ units: ['A1', 'B1'], tests }] },
      }).dice(1, 1);
      t.order('A:L1', { kind: 'continue' });
      return totals(t)[0];
    };
    expect([on('PR-LINE', [1, 1]), on('PR-LINE', [0, 1]), on('PR-DRAG', [1, 1])]).toEqual([5, 4, 4]);
  });

  test('SAG-21.15: Fast: +1 on Evade tests', () => {
    const t = table({ A: { L1: 'FR-HUSS' }, B: { L1: 'PR-DRAG', S4: 'PR-LINE' }, first: 'B' }).dice(3);
    t.order('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('A', { type: 'evade', yes: true });
    expect(totals(t)).toEqual([4]);
  });

  test('SAG-21.16: Steadfast: the test may be skipped, not failed on purpose', () => {
    const t = table({ A: { L1: 'FR-LINE', ...spare }, B: { L1: { card: 'BR-GDS', cas: 1 } } }).dice(3);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.legal('B')).toEqual([
      { type: 'morale', how: 'roll' },
      { type: 'morale', how: 'omit' },
    ]);
    const plain = table({ A: { L1: 'FR-LINE', ...spare }, B: { L1: { card: 'PR-LINE', cas: 1 } } }).dice(3);
    plain.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(plain.refused('B', { type: 'morale', how: 'omit' })).toBe('SAG-21.16');
  });

  test('SAG-21.17: Support: a unit directly behind takes one', () => {
    const t = table({
      A: { L2: 'FR-LINE', ...spare },
      B: { L2: 'PR-LINE', S1: 'AL-BRUN', S3: 'AL-BRUN' },
    }).dice(4);
    t.order('A:L2', { kind: 'fire', target: 'B:L2' });
    t.play('B', { type: 'support', unit: t.idAt('B:S1'), yes: true });
    expect([t.unit('B:L2')?.cas, t.unit('B:S1')?.cas]).toEqual([0, 1]);
    expect(t.asked()).toBe('A');
  });

  test('SAG-21.18: Dismounted: Infantry for all rules, -1 Melee; it mounts again out of Woods and Buildings', () => {
    const t = table({ A: { L1: 'FR-DRAG', ...spare }, B: { L1: 'PR-LINE' }, terrain: {} }).dice(1, 1);
    t.activate('A:L1', 'dismounted');
    t.play('A', { type: 'declare', kind: 'engage', target: t.idAt('B:L1') });
    expect(totals(t)[0]).toBe(3);
    expect(t.unit('A:L1')).toMatchObject({ dismounted: true, chargeTurn: null });
    const woods = table({
      A: { L1: { card: 'FR-DRAG', dismounted: true }, ...spare },
      B: { L1: 'PR-LINE' },
      terrain: { 'A:L1': WOODS },
    });
    expect(woods.refused('A', { type: 'activate', unit: woods.idAt('A:L1'), mode: 'mounted' })).toBe(
      'SAG-21.18',
    );
    const open = table({ A: { L1: { card: 'FR-DRAG', dismounted: true }, ...spare }, B: { L1: 'PR-LINE' } });
    open.activate('A:L1', 'mounted');
    expect(open.unit('A:L1')?.dismounted).toBe(false);
  });

  test('SAG-R59: on foot it may stand in Woods, does not evade or charge, and retreating puts it back in the saddle', () => {
    const t = table({ A: { S1: 'FR-DRAG', ...spare }, B: {}, terrain: { 'A:L1': WOODS } });
    t.activate('A:S1', 'dismounted');
    t.play('A', { type: 'declare', kind: 'advance', to: 'L1' });
    expect(t.unit('A:L1')?.dismounted).toBe(true);
    const shot = table({
      A: { L1: 'FR-OG', ...spare },
      B: { L1: { card: 'FR-DRAG', dismounted: true, cas: 1 } },
    }).dice(2);
    shot.order('A:L1', { kind: 'fire', target: 'B:L1' });
    shot.play('B', { type: 'morale', how: 'fail' });
    expect(shot.unit('B:RTW')?.dismounted).toBe(false);
  });

  test('SAG-R100: changing the state costs the Formation', () => {
    const t = table({ A: { L1: { card: 'FR-DRAG', formation: 'echelon' }, ...spare }, B: { L1: 'PR-LINE' } });
    t.activate('A:L1', 'dismounted');
    expect(t.unit('A:L1')?.formation).toBeNull();
  });
});

describe('formations and status', () => {
  test('SAG-22.1: Line: +1 Fire, -1 Melee', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'line' }, ...spare },
      B: { L1: 'PR-LINE' },
    }).dice(1);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(totals(t)).toEqual([5]);
    expect(melee({ card: 'FR-LINE', formation: 'line' }, 'PR-LINE')[0]).toBe(2);
  });

  test('SAG-22.2: Square: Cavalry that fights it loses all charge bonuses', () => {
    expect(melee('FR-CUIR', { card: 'PR-LINE', formation: 'square' }, {}, true)[0]).toBe(5);
    expect(melee('FR-CUIR', 'PR-LINE', {}, true)[0]).toBe(7);
  });

  test('SAG-22.3: fire at a Square has +1', () => {
    const t = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { L1: { card: 'PR-LINE', formation: 'square' } },
    }).dice(1);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(totals(t)).toEqual([5]);
  });

  test('SAG-22.4: a Square neither moves nor starts a Melee, but fights on', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, L2: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
    }).dice(1);
    t.activate('A:L1');
    expect(t.events.filter(({ type }) => type === 'actionDeclared')).toHaveLength(1);
    expect(melee('PR-LINE', { card: 'FR-LINE', formation: 'square' })).toEqual([4, 3]);
  });

  test('SAG-22.5: Echelon: +1 Melee, lost with a Disarray marker', () => {
    expect(melee({ card: 'FR-CHAS', formation: 'echelon' }, 'PR-LINE')[0]).toBe(4);
    const t = table({
      A: { L1: { card: 'FR-CHAS', formation: 'echelon', chargeTurn: 1 }, ...spare },
      B: { L1: 'PR-LINE' },
      melees: [['A:L1', 'B:L1']],
    }).dice(5);
    t.order('A:L1', { kind: 'disengage' });
    expect(t.unit('A:L1')).toMatchObject({ disarray: true, formation: null });
  });

  test('SAG-23.3: Guards may not outflank', () => {
    const t = table({ A: { R1: 'FR-YG', ...spare }, B: {} });
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:R1'), mode: 'outflankW' })).toBe('SAG-18.1');
  });
});
