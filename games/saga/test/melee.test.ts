import { describe, expect, test } from 'vitest';
import { BUILDING, front, HILL, LINE, table, WOODS } from './table.ts';

const spare = { S4: 'FR-LINE', S3: 'FR-LINE' };

describe('melee', () => {
  test('SAG-11.1: Infantry and Cavalry engage the unit in front; Artillery never', () => {
    const t = table({ A: { L1: 'FR-HART', L2: 'FR-LINE', ...spare }, B: front('PR-LINE', ...LINE) });
    expect(t.declarations('A:L1').some((kind) => kind.startsWith('engage'))).toBe(false);
    const foot = table({ A: { L2: 'FR-LINE', ...spare }, B: front('PR-LINE', ...LINE) });
    expect(foot.declarations('A:L2')).toContain('engage B:L2');
  });

  test('SAG-11.2: an engaged unit cannot be engaged by another', () => {
    const t = table({
      A: { R1: 'FR-LINE', R2: 'FR-LINE', L1: 'FR-LINE' },
      B: { 'A:OFW': { card: 'PR-HUSS', exposed: true }, S1: 'PR-LINE' },
      melees: [['A:R1', 'A:OFW']],
    });
    t.activate('A:R2');
    expect(t.refused('A', { type: 'declare', kind: 'engage', target: t.idAt('A:OFW') })).toBe('SAG-11.2');
  });

  test('SAG-11.3: they stay engaged after the round', () => {
    const t = table({ A: { L1: 'FR-LINE', ...spare }, B: { L1: 'PR-LINE' } }).dice(1, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.state.melees).toEqual([
      { units: [t.idAt('A:L1'), t.idAt('B:L1')], startCas: [0, 0], tests: [1, 1] },
    ]);
  });

  test('SAG-11.4: an engaged unit fights another round when activated', () => {
    const t = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { L1: 'PR-LINE' },
      melees: [['A:L1', 'B:L1']],
    }).dice(4, 1);
    expect(t.declarations('A:L1')).toEqual(['continue', 'disengage']);
    t.order('A:L1', { kind: 'continue' });
    expect(t.unit('B:L1')?.cas).toBe(1);
  });

  test('SAG-11.5: both roll 6+ on the scale of fire', () => {
    const t = table({ A: { L1: 'FR-OG', ...spare }, B: { L1: 'PR-LINE' } }).dice(5, 3);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect([t.unit('B:L1')?.cas, t.unit('A:L1')?.cas]).toEqual([2, 1]);
  });

  test('SAG-11.6: casualties of a round fall together: a destroyed unit still strikes', () => {
    const t = table({ A: { L1: 'FR-LINE', ...spare }, B: { L1: { card: 'PR-LINE', cas: 3 } } }).dice(4, 3);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.unit('B:L1')).toBeNull();
    expect(t.unit('A:L1')?.cas).toBe(1);
  });

  test('SAG-11.7: the winner is whose opponent is gone, not whose opponent disengaged', () => {
    const t = table({ A: { L1: 'FR-LINE', ...spare }, B: { L1: { card: 'PR-LINE', cas: 3 } } }).dice(4, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.player('A').meleeWins).toBe(1);
    const left = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { L1: 'PR-LINE' },
      melees: [['A:L1', 'B:L1']],
    }).dice(3);
    left.order('A:L1', { kind: 'disengage' });
    expect([left.player('A').meleeWins, left.player('B').meleeWins]).toEqual([0, 0]);
  });

  test.each([
    { cas: 2, asked: true },
    { cas: 1, asked: false },
    { cas: 0, asked: false },
  ])('SAG-11.8 and SAG-R38: a winner that began with $cas casualties', ({ cas, asked }) => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
    }).dice(4, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.legal('A').some(({ type }) => type === 'recoverCas')).toBe(asked);
    if (asked) t.play('A', { type: 'recoverCas', yes: true });
    expect(t.unit('A:L1')?.cas).toBe(asked ? cas - 1 : cas);
  });

  test('SAG-R37: what counts is the beginning of the Melee, not of the round', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas: 2 }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
      facts: { melees: [{ units: ['A1', 'B1'], startCas: [0, 0] }] },
    }).dice(4, 1);
    t.order('A:L1', { kind: 'continue' });
    expect(t.legal('A').some(({ type }) => type === 'recoverCas')).toBe(false);
    expect(t.unit('A:L1')?.cas).toBe(2);
  });

  test('SAG-11.9 and SAG-R36: winning waives the tests of this round', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas: 1 }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
    }).dice(4, 3);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'recoverCas', yes: false }, { type: 'winner', how: 'stay' });
    expect(t.unit('A:L1')?.cas).toBe(2);
    expect(t.events.filter((event) => event.type === 'testRolled')).toHaveLength(2);
  });

  test('SAG-11.10 and SAG-R90: the winner may leave all the same, and nobody else has won by it', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas: 1 }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
    }).dice(4, 3);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'recoverCas', yes: false }, { type: 'winner', how: 'leave' });
    expect(t.unit('A:RTW')?.cas).toBe(2);
    expect([t.player('A').meleeWins, t.player('B').meleeWins]).toEqual([1, 0]);
  });

  test('SAG-11.11 and SAG-R76: the winner may take the Terrain of the beaten unit if it may stand on it', () => {
    const scene = (card: string, terrain: string) =>
      table({
        A: { L1: card, ...spare },
        B: { L1: { card: 'PR-LINE', cas: 3 } },
        terrain: { 'B:L1': terrain },
      });
    const takes = scene('FR-LINE', WOODS).dice(4, 1);
    takes.order('A:L1', { kind: 'engage', target: 'B:L1' });
    takes.play('A', { type: 'capture', yes: true });
    expect([takes.ground('A:L1'), takes.ground('B:L1')]).toEqual([WOODS, null]);
    const leaves = scene('FR-LINE', WOODS).dice(4, 1);
    leaves.order('A:L1', { kind: 'engage', target: 'B:L1' });
    leaves.play('A', { type: 'capture', yes: false });
    expect(leaves.ground('B:L1')).toBe(WOODS);
    const horse = table({
      A: { L1: { card: 'FR-CUIR' }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
      terrain: { 'B:L1': WOODS },
      melees: [['B:L1', 'A:L1']],
    }).dice(4, 1);
    horse.order('A:L1', { kind: 'continue' });
    expect(horse.unit('B:L1')).toBeNull();
    expect(horse.legal('A').some(({ type }) => type === 'capture')).toBe(false);
  });

  test('SAG-11.12: it discards its own Terrain for it', () => {
    const t = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
      terrain: { 'B:L1': BUILDING, 'A:L1': HILL },
    }).dice(5, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    t.play('A', { type: 'capture', yes: true });
    expect(t.ground('A:L1')).toBe(BUILDING);
    expect(t.player('A').discard).toEqual([HILL]);
  });

  test('SAG-11.13: an outflanker discards it instead', () => {
    const t = table({
      A: { R1: { card: 'FR-LINE', cas: 3 }, L1: 'FR-LINE' },
      B: { 'A:OFW': { card: 'PR-LINE', exposed: true }, S1: 'PR-LINE' },
      terrain: { 'A:R1': HILL },
      first: 'B',
    }).dice(4, 1);
    t.order('A:OFW', { kind: 'engage', target: 'A:R1' });
    t.play('B', { type: 'capture', yes: true });
    expect(t.ground('A:R1')).toBeNull();
    expect(t.player('A').discard).toEqual([HILL]);
  });

  test('SAG-R31: Artillery that is engaged rolls its Melee score and may fight on', () => {
    const t = table({
      A: { L1: 'FR-HART', ...spare },
      B: { L1: 'PR-LINE' },
      melees: [['B:L1', 'A:L1']],
    }).dice(5, 1);
    t.order('A:L1', { kind: 'continue' });
    expect(t.unit('B:L1')?.cas).toBe(1);
  });

  test('SAG-R40: the attacker of a later round is the unit activated for it', () => {
    const t = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { L1: 'PR-LINE' },
      melees: [['B:L1', 'A:L1']],
      terrain: { 'B:L1': BUILDING },
    }).dice(4, 1);
    t.order('A:L1', { kind: 'continue' });
    const [attack] = t.events.flatMap((event) => (event.type === 'testRolled' ? [event] : []));
    expect(attack).toMatchObject({ unit: t.idAt('A:L1'), sum: { total: 5 } });
  });

  test('SAG-R49: Heavy Cavalry engaged from Woods may fight on, though it may not start such a Melee', () => {
    const scene = {
      A: { L1: 'FR-CUIR', ...spare },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': WOODS },
    };
    const fights = table({ ...scene, melees: [['B:L1', 'A:L1']] });
    expect(fights.declarations('A:L1')).toEqual(['continue', 'disengage']);
    const starts = table(scene);
    starts.activate('A:L1');
    expect(starts.refused('A', { type: 'declare', kind: 'engage', target: starts.idAt('B:L1') })).toBe(
      'SAG-21.4',
    );
  });
});
