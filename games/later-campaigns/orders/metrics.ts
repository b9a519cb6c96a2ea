// NLC-R060, NLC-F.2: how near, how far, measured as orders mean it.
import { bodyAt } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { stepsTo } from '../ground/steps-to.ts';
import { approach, leftOnRoute } from '../reach/approach.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import type { BodyId, Hex } from '../vocabulary.ts';
import { targetHexes } from './target-hexes.ts';

/** What is left from a hex, measured once per order and not once per hex. */
export type Gauge = (hex: Hex) => number;

const NOTHING_LEFT: Gauge = () => 0;
const read =
  (table: Int16Array | Int32Array): Gauge =>
  (hex) =>
    table[hex] ?? 0;

/** NLC-F.2 sd: steps to the target over passable hexsides, units ignored. */
export function stepsToTarget(state: Read, body: BodyId, leg: Leg): Gauge {
  const hexes = targetHexes(state, body, leg);
  return hexes.length === 0 ? NOTHING_LEFT : read(stepsTo(theatreOf(state), hexes));
}

/** NLC-F.2 ρ: half-points still to march; from the third turn of the leg on along its route. */
export function marchLeft(state: Read, body: BodyId, leg: Leg): Gauge {
  const { legSince } = bodyAt(state, body);
  return leg.route.length > 0 && state.turn - legSince >= 2
    ? read(leftOnRoute(theatreOf(state), leg.route))
    : costToTarget(state, body, leg);
}

/** What is left to march to the target at march rates, whatever the route. */
export function costToTarget(state: Read, body: BodyId, leg: Leg): Gauge {
  const hexes = targetHexes(state, body, leg);
  return hexes.length === 0 ? NOTHING_LEFT : read(approach(theatreOf(state), hexes, 'march'));
}
