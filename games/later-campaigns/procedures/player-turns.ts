// NLC-M.1, NLC-M.8, NLC-P.2: the players of a side have their turns, one after the other; each is a Stage of his formations.
import type { Seat } from '@grognard/kernel';
import { bodySheet } from '../changes/bodies.ts';
import { playerTurnsFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import { seatOfBody, seatOfUnit, seatsOfSide } from '../seats/holding.ts';
import { hasChairs } from '../seats/seating.ts';
import type { BodyId, Side } from '../vocabulary.ts';
import { callReserveStage, callSideStage, callStage, unitsOfStage } from './stage.ts';

/** With one player on a side he has one turn. */
export function callPlayerTurns(table: Table, side: Side, reserve: boolean): void {
  const left: readonly Seat[] = seatsOfSide(table.state, side);
  if (hasChairs(table.state)) table.call(playerTurnsFrame.at('next', { side, reserve, chits: [], left }));
  else if (reserve) callReserveStage(table, side, null);
  else callSideStage(table, side, null);
}

/** NLC-4.0f, NLC-M.8: whoever has the formation; after him players who have lent units to it. */
export function callChitStages(table: Table, chits: readonly BodyId[]): void {
  const { state } = table;
  if (!hasChairs(state)) {
    callStage(table, chits, null);
    return;
  }
  const [first = 0] = chits;
  const { side } = bodySheet(state, first);
  const left = [
    ...new Set([
      seatOfBody(state, first),
      ...unitsOfStage(state, chits).map((unit) => seatOfUnit(state, unit)),
    ]),
  ];
  table.call(playerTurnsFrame.at('next', { side, reserve: false, chits, left }));
}

export const playerTurns = procedure(playerTurnsFrame, {
  rule: 'NLC-M.1',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const [player, ...left] = frame.left;
    if (player === undefined) return table.end();
    frame.left = left;
    if (frame.chits.length > 0) callStage(table, frame.chits, player);
    else if (frame.reserve) callReserveStage(table, frame.side, player);
    else callSideStage(table, frame.side, player);
  },
});
