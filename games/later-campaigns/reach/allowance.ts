// NLC-D.1: half-points a unit or leader has for a move.
import { theatreOf } from '../data/theatres.ts';
import type { Position } from '../ground/position.ts';
import { isExhausted, isUnitShaken } from '../morale/shaken.ts';
import { type LeaderId, NOBODY, type UnitId } from '../vocabulary.ts';

/** NLC-15.2: one MP less in a demoralized formation. */
const DEMORALIZED = 2;
/** NLC-3.2b */
export const HQ_ALLOWANCE = 10;

export function allowanceOf(state: Position, unit: UnitId): number {
  const sheet = theatreOf(state).units[unit];
  if (sheet === undefined) return 0;
  // NLC-20.8h: nothing but the one hex everybody may move.
  if (isExhausted(state, state.units[unit]?.body ?? NOBODY)) return 0;
  return 2 * sheet.mp - (isUnitShaken(state, unit) ? DEMORALIZED : 0);
}

/** NLC-11.1d, NLC-R096: who has given orders this turn has half, exactly; NLC-D.15: who came in has paid for the hex. */
export function leaderAllowance(state: Position, leader: LeaderId): number {
  const mp = theatreOf(state).leaders[leader]?.mp ?? 0;
  const { gaveOrders = 0, enteredOn = 0, entryPaid = 0 } = state.leaders[leader] ?? {};
  const points = gaveOrders === state.turn ? mp : 2 * mp;
  return enteredOn === state.turn ? Math.max(0, points - entryPaid) : points;
}
