// NLC-D.4, NLC-12.6: how far a courier has to ride, and how long that takes.
import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import { groundCosts, NO_APPROACH } from '../reach/ground-costs.ts';
import { costTable } from '../reach/step-cost.ts';
import { COURIER_PER_TURN, INSTANT_ORDER } from '../tables/ranges.ts';
import type { Hex, Side } from '../vocabulary.ts';

const rides = keptBy<Uint8Array, Hex, Int32Array>();

/** What it costs a courier of this side to ride from here to anywhere. */
function ridesFrom(field: Field, side: Side, from: Hex): Int32Array {
  const barred = field.barred(side);
  return rides(barred, from, () => {
    const { theatre } = field;
    return groundCosts(theatre.grid, costTable(theatre, 'leader'), [from], Number.POSITIVE_INFINITY, barred);
  });
}

/** In half-points; Infinity: no way through (NLC-R046). */
export function courierDistance(field: Field, side: Side, from: Hex, to: Hex): number {
  const ride = ridesFrom(field, side, from)[to] ?? NO_APPROACH;
  return ride === NO_APPROACH ? Number.POSITIVE_INFINITY : ride;
}

/** NLC-12.6b, c and d, NLC-R048: turns on the way; half the distance counts if the recipient is in sight. */
export function courierDelay(distance: number, isInSight: boolean): number {
  const ridden = isInSight ? distance / 2 : distance;
  if (ridden <= INSTANT_ORDER) return 0;
  return Math.floor((ridden + COURIER_PER_TURN / 2) / COURIER_PER_TURN);
}
