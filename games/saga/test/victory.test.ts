import { outcomeOf, simulationSource, startMatch, submit } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../module.ts';
import { front, LINE, table } from './table.ts';

const points = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'unit', id: 'FR-LINE', vp: 1 }));
const endOf = (scene: {
  a?: readonly string[];
  b?: readonly string[];
  va?: number;
  vb?: number;
  rules?: object;
  turn?: number;
  players?: object;
}) => {
  const { a = LINE, b = LINE, va = 0, vb = 0, rules = {}, turn = 1 } = scene;
  return table({
    A: front('FR-LINE', ...a),
    B: front('PR-LINE', ...b),
    players: { A: { captured: points(va), hand: ['G05'] }, B: { captured: points(vb), hand: ['G05'] } },
    phase: 'reinforcements',
    frames: [{ proc: 'turn', step: 'checkpoint' }],
    rules,
    turn,
  });
};
const outcome = (scene: Parameters<typeof endOf>[0]) => outcomeOf(endOf(scene).match);

describe('victory', () => {
  test('SAG-16.1: checked at the very end of the turn, not before', () => {
    const t = table({
      A: { L1: 'FR-LINE', L2: 'FR-LINE' },
      B: front('PR-LINE', ...LINE),
      players: { B: { captured: points(12) } },
    });
    expect(outcomeOf(t.match)).toBeNull();
    expect(outcome({ va: 2 })).toBeNull();
  });

  test('SAG-16.2: three free slots in the 1st Line lose', () => {
    expect(outcome({ a: ['L1', 'L2'] })).toMatchObject({
      winners: ['B'],
      rule: 'SAG-16.2',
      with: { holes: 3 },
    });
    expect(outcome({ a: ['L1', 'L2', 'L3'] })).toBeNull();
  });

  test('SAG-16.3: both collapsed is a draw', () => {
    expect(outcome({ a: ['L1'], b: ['L5'], va: 20 })).toMatchObject({ winners: [], rule: 'SAG-16.3' });
  });

  test('SAG-16.4 and 16.5: ten points end the game, most points win, equality is a draw', () => {
    expect(outcome({ va: 10, vb: 4 })).toMatchObject({ winners: ['A'], rule: 'SAG-16.5' });
    expect(outcome({ va: 10, vb: 12 })).toMatchObject({ winners: ['B'] });
    expect(outcome({ va: 10, vb: 10 })).toMatchObject({ winners: [] });
    expect(outcome({ va: 9, vb: 9 })).toBeNull();
  });

  test('SAG-16.6: 2 points for a unit, 1 for an Auxiliary, 1 for a trophy', () => {
    const kill = (target: object) => {
      const t = table({ A: { L1: 'FR-LINE', S4: 'FR-LINE' }, B: { L1: target as { card: string } } }).dice(5);
      t.order('A:L1', { kind: 'fire', target: 'B:L1' });
      return t.vp('A');
    };
    expect(kill({ card: 'PR-LINE', cas: 3 })).toBe(2);
    expect(kill({ card: 'PR-LAND', cas: 2 })).toBe(1);
    expect(kill({ card: 'PR-LINE', cas: 3, attached: ['G08', 'G09'] })).toBe(4);
  });

  test('SAG-19.3: another VP target', () => {
    expect(outcome({ va: 5, rules: { vpTarget: 5 } })).toMatchObject({ winners: ['A'] });
    expect(outcome({ va: 10, rules: { vpTarget: 15 } })).toBeNull();
    const wrong = saga.parseOptions({ vpTarget: 0 });
    expect(wrong).toMatchObject({ ok: false, error: { path: 'options.vpTarget' } });
  });

  test('SAG-R75: after the last turn points decide; a collapse still comes first', () => {
    expect(outcome({ va: 3, vb: 1, rules: { maxTurns: 6 }, turn: 6 })).toMatchObject({
      winners: ['A'],
      rule: 'SAG-R75',
    });
    expect(outcome({ va: 3, vb: 1, rules: { maxTurns: 6 }, turn: 5 })).toBeNull();
    expect(outcome({ a: ['L1', 'L2'], va: 3, rules: { maxTurns: 6 }, turn: 6 })).toMatchObject({
      winners: ['B'],
      rule: 'SAG-16.2',
    });
    expect(outcome({ rules: { maxTurns: null }, turn: 400 })).toBeNull();
  });

  test('SAG-R70: Terrain goes before the collapse is looked at, and the turn after that is the next', () => {
    const t = endOf({ va: 1 });
    expect([t.state.turn, t.state.phase]).toEqual([2, 'initiative']);
    expect(t.state.scores).toEqual([{ A: 1, B: 0 }]);
  });

  test('SAG-R99: who resigns has lost, whatever the points', () => {
    const options = saga.parseOptions({});
    if (!options.ok) throw new Error('options');
    const match = startMatch(saga, options.value, simulationSource(1));
    submit(match, 'A', { type: 'resign' });
    expect(outcomeOf(match)).toMatchObject({ winners: ['B'], rule: 'SAG-R99' });
    expect(submit(match, 'B', { type: 'resign' })).toMatchObject({ ok: false, error: { code: 'over' } });
  });
});
