// NLC-20.1: a march the enemy does not see: its counters stay behind while its leader follows the plotted route on paper.
import { bodyAt, bodySheet, isInPlay } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { reachAt } from '../reach/approach.ts';
import { stepCost } from '../reach/step-cost.ts';
import type { Read } from '../rule-types.ts';
import { isInSightOf } from '../sight/lookouts.ts';
import type { HiddenMarch, Order } from '../state.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { activeLeg } from './legs.ts';

export const isHidden = (state: Read, body: BodyId): boolean =>
  state.options.hiddenMovement &&
  body !== NOBODY &&
  isInPlay(state, body) &&
  bodyAt(state, body).march !== null;

/** NLC-R170: a counter left behind does nothing but stand there. */
export const isDecoy = (state: Read, id: UnitId): boolean =>
  state.options.hiddenMovement && isHidden(state, unitAt(state, id).body);

export const routeOf = (state: Read, body: BodyId): readonly Hex[] => activeLeg(state, body).route;

/** NLC-R124: how far along its route these half-points bring it, at infantry costs, by road where there is one. */
export function reachedWith(state: Read, body: BodyId, points: number): number {
  const route = routeOf(state, body);
  const theatre = theatreOf(state);
  let left = points;
  let at = 0;
  for (let next = route[1]; next !== undefined; next = route[at + 1]) {
    left -= stepCost(theatre, route[at] ?? NOWHERE, next, 'march');
    if (left < 0) break;
    at += 1;
  }
  return at;
}

/** Where its leader is on paper. */
export function hiddenHex(state: Read, body: BodyId): Hex {
  const { march } = bodyAt(state, body);
  return march === null ? NOWHERE : (routeOf(state, body)[reachedWith(state, body, march.banked)] ?? NOWHERE);
}

/** NLC-20.1.3b: what a rider must add to his way to the counters. */
export function riddenBehind(state: Read, body: BodyId): number {
  if (!isHidden(state, body)) return 0;
  const { march } = bodyAt(state, body);
  const way = routeOf(state, body).slice(0, reachedWith(state, body, march?.banked ?? 0) + 1);
  return way.reduce((sum, hex, i) => {
    const before = way[i - 1];
    return before === undefined ? sum : sum + stepCost(theatreOf(state), before, hex, 'leader');
  }, 0);
}

/** NLC-20.1.1c: out of sight of the enemy, or able to leave it with one move. */
export function canHide(state: Read, order: Order, units: readonly UnitId[]): boolean {
  const [leg] = order.legs;
  if (!state.options.hiddenMovement || !order.hidden || leg === undefined || leg.route.length < 2)
    return false;
  const field = fieldOf(state);
  const enemy = otherSide(bodySheet(state, order.recipient).side);
  return units.every((id) => {
    const { hex } = unitAt(state, id);
    if (hex === NOWHERE || !isInSightOf(field, enemy, hex)) return true;
    const { hexes } = reachAt(field.theatre, [hex], allowanceOf(state, id), 'march');
    return hexes.some((to) => !isInSightOf(field, enemy, to));
  });
}

/** NLC-20.1.3c: who hid before is no longer new to it. */
export const hiddenAfter = (before: HiddenMarch | null): HiddenMarch => ({
  turns: before === null ? 1 : Math.max(3, before.turns),
  banked: 0,
  first: 0,
});
