import { bodyAt, bodySheet, leaderAt, leaderSheet, unitsOf } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { alive, unitAt } from '../changes/units.ts';
import { failureFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { procedure, type Table } from '../rule-types.ts';
import { ORDER_FAILURE_RETREAT } from '../tables/ranges.ts';
import { type BodyId, NOBODY } from '../vocabulary.ts';
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
    if (next !== undefined)
      return callRetreat(table, [next], {
        side,
        kind: 'orderFailure',
        foes: [],
        hexes: ORDER_FAILURE_RETREAT,
      });
    takeLeaderAlong(table, frame.body);
    table.end();
    runHooks(table);
  },
});

/** The leader ends where the first of his units did. */
function takeLeaderAlong(table: Table, body: BodyId): void {
  const { leader } = bodyAt(table.state, body);
  const [unit] = unitsOf(table.state, body);
  if (leader === NOBODY || unit === undefined || leaderAt(table.state, leader).status !== 'map') return;
  const { hex } = leaderAt(table.state, leader);
  const side = leaderSheet(table.state, leader).side;
  if (fieldOf(table.state).atOf(hex, side).length === 0)
    moveLeaderTo(table, leader, unitAt(table.state, unit).hex);
}
