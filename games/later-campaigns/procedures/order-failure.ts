import { bodyAt, bodySheet, leaderAt, unitsOf } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { alive, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { failureFrame } from '../frames.ts';
import { distance } from '../ground/hexes.ts';
import { leaderRetreats } from '../moves/leader-retreats.ts';
import { procedure, type Table } from '../rule-types.ts';
import { ORDER_FAILURE_RETREAT } from '../tables/ranges.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE } from '../vocabulary.ts';
import { runHooks } from './hooks.ts';
import { callRetreat } from './retreat.ts';

export const orderFailure = procedure(failureFrame, {
  rule: 'NLC-12.9f',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const { state } = table;
    const { side } = bodySheet(state, frame.body);
    const [next, ...rest] = alive(state, frame.left);
    frame.left = rest;
    frame.now = next ?? NOBODY;
    if (next !== undefined)
      return callRetreat(table, [next], {
        side,
        kind: 'orderFailure',
        foes: [],
        hexes: ORDER_FAILURE_RETREAT,
        // Who has been let pass goes.
        waiting: next === frame.picked ? [] : rest,
      });
    takeLeaderBack(table, frame.body, frame.from);
    table.end();
    runHooks(table);
  },
  /** D.6: another of them goes first. */
  resume(_table, frame, result) {
    if (typeof result !== 'number') return;
    frame.picked = result;
    frame.left = [result, frame.now, ...frame.left.filter((id) => id !== result)];
  },
});

/** The leader has gone back with the last of his stack; where he stood apart from his units he goes back by himself. */
function takeLeaderBack(table: Table, body: BodyId, from: Hex): void {
  const { state } = table;
  const { leader } = bodyAt(state, body);
  if (leader === NOBODY || from === NOWHERE || leaderAt(state, leader).hex !== from) return;
  const [unit] = unitsOf(state, body);
  const goals = leaderRetreats(state, leader, ORDER_FAILURE_RETREAT);
  const away = (hex: Hex): number =>
    unit === undefined ? 0 : distance(theatreOf(state), hex, unitAt(state, unit).hex);
  const [goal] = goals.toSorted((a, b) => away(a) - away(b) || a - b);
  if (goal !== undefined && goal !== from) moveLeaderTo(table, leader, goal);
}
