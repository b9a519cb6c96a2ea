// D.4, NLC-12.6: how far a courier has to ride, and how long that takes.
import type { Field } from '../ground/field.ts';
import { searchOn } from '../movement/approach.ts';
import { costTable, priceIn } from '../movement/step-cost.ts';
import { COURIER_PER_TURN, INSTANT_ORDER } from '../tables/ranges.ts';
import type { Hex, Side } from '../vocabulary.ts';
import { closedToTrace } from './command-area.ts';

/** In half-points; Infinity: no way through (R046). */
export function courierDistance(field: Field, side: Side, from: Hex, to: Hex): number {
  const isClosed = closedToTrace(field, side);
  const table = costTable(field.theatre, 'leader');
  const reach = searchOn(field.theatre)([from], Number.POSITIVE_INFINITY, (a, b, direction) =>
    isClosed(b) ? Number.POSITIVE_INFINITY : priceIn(table, 6 * a + direction),
  );
  return reach.cost(to);
}

/** NLC-12.6b to 12.6d, R048: turns on the way; half the distance counts if the recipient is in sight. */
export function courierDelay(distance: number, isInSight: boolean): number {
  const ridden = isInSight ? distance / 2 : distance;
  if (ridden <= INSTANT_ORDER) return 0;
  return Math.floor((ridden + COURIER_PER_TURN / 2) / COURIER_PER_TURN);
}
