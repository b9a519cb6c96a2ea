// NLC-18.1, NLC-18.6: points are counted when the last turn ends; the higher total wins.

import { ended, type Outcome } from '@grognard/kernel';
import { controllerOf } from '../control/control.ts';
import type { Prize } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import { seatsOfSide } from '../seats/holding.ts';
import type { Side } from '../vocabulary.ts';
import { endings } from '../words/endings.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';

export const pointsOf = (state: Read, side: Side): number =>
  theatreOf(state).victory.reduce(
    (sum, prize) => sum + (isEarned(state, prize, side) ? prize.points : 0),
    0,
  ) +
  state.sides[side].points +
  handicapOf(state, side);

/** NLC-18.6: what a side has from the start. */
const handicapOf = (state: Read, side: Side): number =>
  state.options.withoutHandicap ? 0 : theatreOf(state).handicap[side];

function isEarned(state: Read, { kind, side: whose, hex, army }: Prize, side: Side): boolean {
  if (whose !== 'either' && whose !== side) return false;
  if (kind === 'hex') return controllerOf(state, hex) === side;
  const record = state.armies[army];
  if (record === undefined) return false;
  return (kind === 'demoralized' ? record.demoralizedOn : record.disintegratedOn) > 0;
}

export function finalResult(state: Read): Outcome {
  const french = pointsOf(state, 'french');
  const allied = pointsOf(state, 'allied');
  if (french === allied) return ended([], 'NLC-18.1', endings.draw, { points: french });
  const winner = french > allied ? 'french' : 'allied';
  const facts = { winner: SIDE_NAME[winner], high: Math.max(french, allied), low: Math.min(french, allied) };
  return ended(seatsOfSide(state, winner), 'NLC-18.1', endings.points, facts);
}
