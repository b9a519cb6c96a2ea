// R060, F.2: how near, how far, measured as orders mean it.
import { bodyAt } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { stepsTo } from '../ground/steps-to.ts';
import { approach, leftOnRoute } from '../movement/approach.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import type { BodyId, Hex } from '../vocabulary.ts';
import { targetHexes } from './target-hexes.ts';

/** F.2 sd: steps to the target over passable hexsides, units ignored. */
export function stepsToTarget(state: Read, body: BodyId, leg: Leg, hex: Hex): number {
  const hexes = targetHexes(state, body, leg);
  return hexes.length === 0 ? 0 : (stepsTo(theatreOf(state), hexes)[hex] ?? 0);
}

/** F.2 ρ: half-points still to march; from the third turn of the leg on along its route. */
export function marchLeft(state: Read, body: BodyId, leg: Leg, hex: Hex): number {
  const theatre = theatreOf(state);
  const { legSince } = bodyAt(state, body);
  if (leg.route.length > 0 && state.turn - legSince >= 2) return leftOnRoute(theatre, leg.route, hex);
  const hexes = targetHexes(state, body, leg);
  return hexes.length === 0 ? 0 : (approach(theatre, hexes, 'march')[hex] ?? 0);
}

/** What is left to march to the target at march rates, whatever the route. */
export function costToTarget(state: Read, body: BodyId, leg: Leg, hex: Hex): number {
  const hexes = targetHexes(state, body, leg);
  return hexes.length === 0 ? 0 : (approach(theatreOf(state), hexes, 'march')[hex] ?? 0);
}
