import { bodyAt, bodySheet, leaderAt, unitsOf } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { alive, unitAt } from '../changes/units.ts';
import { failureFrame } from '../frames.ts';
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

/** D.6: the leader goes back as well: with units of his that stood with him, else to where the first of his units ended. */
function takeLeaderAlong(table: Table, body: BodyId): void {
  const { leader } = bodyAt(table.state, body);
  const [unit] = unitsOf(table.state, body);
  if (leader === NOBODY || unit === undefined || leaderAt(table.state, leader).status !== 'map') return;
  const { hex } = leaderAt(table.state, leader);
  if (!unitsOf(table.state, body).some((id) => unitAt(table.state, id).hex === hex))
    moveLeaderTo(table, leader, unitAt(table.state, unit).hex);
}
