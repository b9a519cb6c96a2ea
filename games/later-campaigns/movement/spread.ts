// NLC-12.13b, NLC-R165: at the end of movement the counters of a division under orders of its own are within 3 hexes.
import { bodyAt, bodySheet, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { Context } from '../context.ts';
import { theatreOf } from '../data/theatres.ts';
import { distance } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { DIVISION_SPREAD } from '../tables/ranges.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';

/** A unit that can still bring the division nearer together; null when none can, or it is near enough. */
export function mustCloseUp(state: Read, body: BodyId, { unmoved }: Context): UnitId | null {
  if (bodySheet(state, body).kind !== 'division' || bodyAt(state, body).parent === NOBODY) return null;
  const units = unitsOf(state, body).filter((id) => unitAt(state, id).charged !== state.turn);
  const hexOf = (id: UnitId): Hex => unitAt(state, id).hex;
  const now = spreadOf(state, units.map(hexOf));
  if (now <= DIVISION_SPREAD) return null;
  const canClose = (id: UnitId): boolean => {
    const others = units.filter((other) => other !== id).map(hexOf);
    // Those that stay where they are may be as far from each other.
    if (spreadOf(state, others) >= now) return false;
    const isNear = (hex: Hex): boolean =>
      others.every((other) => distance(theatreOf(state), hex, other) < now);
    return setOut(state, [id], hexOf(id)).stops.good.some(isNear);
  };
  return units.find((id) => unmoved.includes(id) && canClose(id)) ?? null;
}

const spreadOf = (state: Read, hexes: readonly Hex[]): number =>
  Math.max(0, ...hexes.flatMap((a) => hexes.map((b) => distance(theatreOf(state), a, b))));
