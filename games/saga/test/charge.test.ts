import { describe, expect, test } from 'vitest';
import { front, LINE, table, WOODS } from './table.ts';

const spare = { S4: 'FR-LINE', S3: 'FR-LINE' };
const total = (t: ReturnType<typeof table>, nth = 0): number | undefined =>
  t.events.flatMap((event) => (event.type === 'testRolled' ? [event] : [])).at(nth)?.sum?.total;

describe('charge', () => {
  test('SAG-14.1 and SAG-R44: after an advance only a Charge may follow, declared with it and binding', () => {
    const t = table({ A: { S1: 'FR-HUSS', ...spare }, B: front('PR-LINE', ...LINE) }).dice(1, 1);
    expect(t.declarations('A:S1').filter((kind) => kind.startsWith('advance'))).toEqual([
      'advance L1',
      'advance L1 +charge B:L1',
      'advance L2',
      'advance L2 +charge B:L2',
    ]);
    t.order('A:S1', { kind: 'advance', to: 'L1', follow: 'charge', target: 'B:L1' });
    expect(t.unit('A:L1')?.chargeTurn).toBe(1);
    expect(t.state.melees).toHaveLength(1);
    const foot = table({ A: { S1: 'FR-LINE', ...spare }, B: front('PR-LINE', ...LINE) });
    expect(foot.declarations('A:S1').some((kind) => kind.includes('charge'))).toBe(false);
  });

  test('SAG-14.2: Cavalry in the 1st Line is asked whether it charges', () => {
    const t = table({ A: { L1: 'FR-CUIR', ...spare }, B: { L1: 'PR-LINE' } }).dice(1, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'charge', yes: false });
    expect(t.unit('A:L1')?.chargeTurn).toBeNull();
    expect(total(t)).toBe(5);
  });

  test('SAG-14.3: +1 Melee in the turn the marker was placed', () => {
    const t = table({ A: { L1: 'FR-CHAS', ...spare }, B: { L1: 'PR-LINE' } }).dice(1, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'charge', yes: true });
    expect(total(t)).toBe(4);
    const later = table({
      A: { L1: { card: 'FR-CHAS', chargeTurn: 1 }, ...spare },
      B: { L1: 'PR-LINE' },
      melees: [['A:L1', 'B:L1']],
      turn: 2,
    }).dice(1, 1);
    later.order('A:L1', { kind: 'continue' });
    expect(total(later)).toBe(3);
  });

  test('SAG-14.4: leaving the Melee in any way turns the marker to Disarray', () => {
    const t = table({
      A: { L1: { card: 'FR-CUIR', chargeTurn: 1 }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
      melees: [['A:L1', 'B:L1']],
    }).dice(6, 1);
    t.order('A:L1', { kind: 'continue' });
    expect(t.unit('A:L1')).toMatchObject({ chargeTurn: null, disarray: true });
    const foe = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { L1: { card: 'PR-DRAG', chargeTurn: 1 } },
      melees: [['B:L1', 'A:L1']],
    }).dice(5);
    foe.order('A:L1', { kind: 'disengage' });
    expect(foe.unit('B:L1')).toMatchObject({ chargeTurn: null, disarray: true });
    // Who has not charged has no marker to turn over.
    expect(foe.unit('A:L1')?.disarray).toBe(false);
  });

  test('SAG-14.5 and SAG-R43: Disarray costs 1 and does not forbid a Charge', () => {
    const t = table({ A: { L1: { card: 'FR-CHAS', disarray: true }, ...spare }, B: { L1: 'PR-LINE' } }).dice(
      1,
      1,
    );
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'charge', yes: true });
    expect(total(t)).toBe(3);
  });

  test('SAG-14.6: charged Cavalry may counter-charge on 7+', () => {
    const scene = { A: { L1: 'FR-CUIR', ...spare }, B: { L1: 'PR-DRAG' } };
    const fails = table(scene).dice(2, 1, 1);
    fails.order('A:L1', { kind: 'engage', target: 'B:L1' });
    fails.play('A', { type: 'charge', yes: true });
    fails.play('B', { type: 'counter', yes: true });
    expect(fails.unit('B:L1')?.chargeTurn).toBeNull();
    const plain = table(scene).dice(1, 1);
    plain.order('A:L1', { kind: 'engage', target: 'B:L1' });
    plain.play('A', { type: 'charge', yes: false });
    expect(plain.asked()).toBe('A');
  });

  test('SAG-R48: also against Light Cavalry that charges out of Woods', () => {
    const t = table({ A: { L1: 'FR-HUSS', ...spare }, B: { L1: 'PR-DRAG' }, terrain: { 'A:L1': WOODS } });
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'charge', yes: true });
    expect(t.legal('B')).toContainEqual({ type: 'counter', yes: true });
  });

  test('SAG-R28: evade, charge, counter-charge in that order, before cards', () => {
    const t = table({ A: { L1: 'FR-CUIR', ...spare }, B: { L1: 'PR-HUSS' } }).dice(1, 1, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.legal('B').map(({ type }) => type)).toEqual(['evade', 'evade']);
    t.play('B', { type: 'evade', yes: false });
    expect(t.legal('A').map(({ type }) => type)).toEqual(['charge', 'charge']);
    t.play('A', { type: 'charge', yes: true });
    expect(t.legal('B').map(({ type }) => type)).toEqual(['counter', 'counter']);
  });
});

describe('evade', () => {
  const scene = (attacker: string, target: string | object) =>
    ({ A: { L1: target as string }, B: { L1: attacker, S4: 'PR-LINE' }, first: 'B' }) as const;
  const engaged = (attacker: string, target: string | object, rules = {}) => {
    const t = table({ ...scene(attacker, target), rules });
    t.dice(1, 1).order('B:L1', { kind: 'engage', target: 'A:L1' });
    return t;
  };

  test('SAG-17.1: Light Cavalry without Disarray, engaged by Heavy Cavalry or Infantry', () => {
    const asked = (attacker: string, target: string | object, rules = {}): boolean =>
      engaged(attacker, target, rules)
        .legal('A')
        .some(({ type }) => type === 'evade');
    expect(asked('PR-LINE', 'FR-HUSS')).toBe(true);
    expect(asked('PR-DRAG', 'FR-HUSS')).toBe(true);
    expect(asked('PR-HUSS', 'FR-HUSS')).toBe(false);
    expect(asked('PR-LINE', 'FR-CUIR')).toBe(false);
    expect(asked('PR-LINE', { card: 'FR-HUSS', disarray: true })).toBe(false);
    expect(asked('PR-LINE', 'FR-HUSS', { evade: false })).toBe(false);
  });

  test('SAG-17.2: announced before the attacker says whether he charges', () => {
    const t = engaged('PR-DRAG', 'FR-HUSS');
    expect(t.asked()).toBe('A');
    t.play('A', { type: 'evade', yes: false });
    expect(t.legal('B').map(({ type }) => type)).toEqual(['charge', 'charge']);
  });

  test.each([
    { attacker: 'PR-LINE', target: 'FR-CHAS', total: 4 },
    { attacker: 'PR-DRAG', target: 'FR-CHAS', total: 3 },
    { attacker: 'PR-DRAG', target: 'FR-HUSS', total: 4 },
  ])('SAG-17.3 and 21.15: 4+, +1 against Infantry, +1 if Fast: $target from $attacker', (row) => {
    const t = table(scene(row.attacker, row.target)).dice(3, 1, 1);
    t.order('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('A', { type: 'evade', yes: true });
    expect(total(t)).toBe(row.total);
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ success: row.total >= 4 });
  });

  test('SAG-17.4, 17.5, SAG-R46 and SAG-R47: no Melee; the marker may come back; no engaging again; -1 for every Infantry unit', () => {
    const t = table({
      A: { L1: 'FR-HUSS' },
      B: { L1: 'PR-LINE', L2: 'PR-LINE', S4: 'PR-LINE' },
      first: 'B',
    }).dice(5, 3);
    t.order('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('A', { type: 'evade', yes: true });
    expect(t.state.melees).toEqual([]);
    t.play('B', { type: 'recover', yes: true });
    expect([t.player('B').markers, t.unit('B:L1')?.activated]).toEqual([3, false]);
    t.order('B:L2', { kind: 'lateralX', to: 'L1', with: t.idAt('B:L1') });
    expect(t.refused('B', { type: 'activate', unit: t.idAt('B:L2') })).toBeNull();
    const fires = table({
      A: { L1: { card: 'FR-HUSS', evadedTurn: 1 } },
      B: { L1: 'PR-LINE', S4: 'PR-LINE' },
      first: 'B',
    }).dice(3);
    fires.order('B:L1', { kind: 'fire', target: 'A:L1' });
    expect(total(fires)).toBe(5);
    const again = table({
      A: { L1: 'FR-HUSS' },
      B: { L1: { card: 'PR-LINE', noMeleeTurn: 1 }, S4: 'PR-LINE' },
      first: 'B',
    });
    again.activate('B:L1');
    expect(again.refused('B', { type: 'declare', kind: 'engage', target: again.idAt('A:L1') })).toBe(
      'SAG-17.5',
    );
  });

  test('SAG-17.6: after a failure the Melee goes on without a counter-charge', () => {
    const t = table(scene('PR-DRAG', 'FR-HUSS')).dice(1, 1, 1);
    t.order('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('A', { type: 'evade', yes: true });
    t.play('B', { type: 'charge', yes: true });
    expect(t.state.melees).toHaveLength(1);
    expect(t.events.some(({ type }) => type === 'testRolled')).toBe(true);
    expect(t.asked()).toBe('B');
  });

  test('SAG-R45: evading a charge after an advance leaves the rider in his new slot without a marker', () => {
    const t = table({ A: { L1: 'FR-HUSS' }, B: { S1: 'PR-DRAG', S4: 'PR-LINE' }, first: 'B' }).dice(4);
    t.order('B:S1', { kind: 'advance', to: 'L1', follow: 'charge', target: 'A:L1' });
    t.play('A', { type: 'evade', yes: true });
    t.play('B', { type: 'recover', yes: false });
    expect(t.unit('B:L1')).toMatchObject({ chargeTurn: null, activated: true });
  });

  test('SAG-R93 and SAG-R98: units in the Reserve evade too, and each engagement is a new attempt', () => {
    const t = table({
      A: { R1: { card: 'FR-HUSS', evadedTurn: 1 }, L1: 'FR-LINE' },
      B: { 'A:OFW': { card: 'PR-LINE', exposed: true }, S4: 'PR-LINE' },
      first: 'B',
    });
    t.order('A:OFW', { kind: 'engage', target: 'A:R1' });
    expect(t.legal('A').map(({ type }) => type)).toEqual(['evade', 'evade']);
  });
});
