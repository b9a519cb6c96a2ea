// The way an order means: where a formation goes under it, and when the last of it is there, as far as its staff can tell.
import { leaderHex, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { isFallingBack } from '../orders/legs.ts';
import { costToTarget } from '../orders/metrics.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import { NO_APPROACH } from '../reach/ground-costs.ts';
import type { Read } from '../rule-types.ts';
import type { Leg, Turn } from '../state.ts';
import { type BodyId, type Hex, NOWHERE } from '../vocabulary.ts';

/** Where the formation is: with its leader, or its first unit. */
const placeOf = (state: Read, body: BodyId): Hex => {
  const at = leaderHex(state, body);
  const [first] = unitsOf(state, body);
  return at === NOWHERE && first !== undefined ? unitAt(state, first).hex : at;
};

/** A March has its route on paper; who falls back takes the shortest way (NLC-12.2.6, 12.2.7). Empty: there is none. */
export function wayOf(state: Read, body: BodyId, leg: Leg): readonly Hex[] {
  if (leg.route.length > 1) return leg.route;
  const from = placeOf(state, body);
  if (from === NOWHERE || !isFallingBack(leg.type)) return [];
  return cheapestPath(theatreOf(state), [from], targetHexes(state, body, leg), 'march');
}

/** The first hex of what an order without a way is about, seen from where its formation is. */
export function aimOf(state: Read, body: BodyId, leg: Leg): readonly [from: Hex, to: Hex] | null {
  const [from, to] = [placeOf(state, body), targetHexes(state, body, leg)[0]];
  return from === NOWHERE || to === undefined || to === from ? null : [from, to];
}

/** NLC-12.2d: the turn in which its last unit is there, at the pace of the slowest; null: nobody can tell. */
export function arrivalOf(state: Read, body: BodyId, leg: Leg): Turn | null {
  const units = unitsOf(state, body);
  const left = costToTarget(state, body, leg);
  const farthest = Math.max(0, ...units.map((unit) => left(unitAt(state, unit).hex)));
  const pace = Math.min(...units.map((unit) => allowanceOf(state, unit)));
  if (farthest === 0 || farthest >= NO_APPROACH || !(pace > 0)) return null;
  const hasActed = units.every((unit) => unitAt(state, unit).activated === state.turn);
  return state.turn + Math.ceil(farthest / pace) - (hasActed ? 0 : 1);
}
