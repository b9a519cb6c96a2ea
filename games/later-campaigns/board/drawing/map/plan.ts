// Where the hexes of a theatre lie on the sheet.
import { type HexPlan, hexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { Theatre } from '../../../data/theatre.ts';

/** A counter of 46 pixels stands in a hex of 59. */
const RADIUS = 34;
const MARGIN = 26;

const plans = new WeakMap<Theatre, HexPlan>();

export function planOf(theatre: Theatre): HexPlan {
  const known = plans.get(theatre) ?? hexPlan(theatre.grid, RADIUS, MARGIN);
  plans.set(theatre, known);
  return known;
}
