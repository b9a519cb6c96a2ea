// D.4, NLC-12.6: how far a courier has to ride, and how long that takes.
import type { Field } from '../ground/field.ts';
import { searchOn } from '../movement/approach.ts';
import { costTable, priceIn } from '../movement/step-cost.ts';
import { COURIER_PER_TURN, INSTANT_ORDER } from '../tables/ranges.ts';
import type { Hex, Side } from '../vocabulary.ts';
import { closedToTrace } from './command-area.ts';

const rides = new WeakMap<Field, Map<string, ReadonlyMap<Hex, number>>>();

/** What it costs a courier of this side to ride from here to anywhere, kept for the position. */
function ridesFrom(field: Field, side: Side, from: Hex): ReadonlyMap<Hex, number> {
  const known = rides.get(field) ?? new Map<string, ReadonlyMap<Hex, number>>();
  rides.set(field, known);
  const key = `${side}${from}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const isClosed = closedToTrace(field, side);
  const table = costTable(field.theatre, 'leader');
  const reach = searchOn(field.theatre)([from], Number.POSITIVE_INFINITY, (a, b, direction) =>
    isClosed(b) ? Number.POSITIVE_INFINITY : priceIn(table, 6 * a + direction),
  );
  const costs = new Map(reach.hexes.map((hex) => [hex, reach.cost(hex)]));
  known.set(key, costs);
  return costs;
}

/** In half-points; Infinity: no way through (R046). */
export const courierDistance = (field: Field, side: Side, from: Hex, to: Hex): number =>
  ridesFrom(field, side, from).get(to) ?? Number.POSITIVE_INFINITY;

/** NLC-12.6b to 12.6d, R048: turns on the way; half the distance counts if the recipient is in sight. */
export function courierDelay(distance: number, isInSight: boolean): number {
  const ridden = isInSight ? distance / 2 : distance;
  if (ridden <= INSTANT_ORDER) return 0;
  return Math.floor((ridden + COURIER_PER_TURN / 2) / COURIER_PER_TURN);
}
