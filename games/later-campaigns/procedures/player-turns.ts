// NLC-M.1, NLC-P.2: the players of a side have their turns, one after the other; each is a Stage of his formations.
import type { Seat } from '@grognard/kernel';
import { playerTurnsFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import { seatsOfSide } from '../seats/holding.ts';
import { hasChairs } from '../seats/seating.ts';
import type { Side } from '../vocabulary.ts';
import { callReserveStage, callSideStage } from './stage.ts';

/** With one player on a side he has one turn. */
export function callPlayerTurns(table: Table, side: Side, reserve: boolean): void {
  const left: readonly Seat[] = seatsOfSide(table.state, side);
  if (hasChairs(table.state)) table.call(playerTurnsFrame.at('next', { side, reserve, left }));
  else if (reserve) callReserveStage(table, side, null);
  else callSideStage(table, side, null);
}

export const playerTurns = procedure(playerTurnsFrame, {
  rule: 'NLC-M.1',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const [player, ...left] = frame.left;
    if (player === undefined) return table.end();
    frame.left = left;
    if (frame.reserve) callReserveStage(table, frame.side, player);
    else callSideStage(table, frame.side, player);
  },
});
