// NLC-T10, NLC-T12: ranges. Movement in half-points, the rest in hexes.
import type { TurnSheet } from '../data/theatre.ts';

export const COMMAND_RANGE = 6;
export const INSTANT_ORDER = 6;
export const COURIER_PER_TURN = 12;
export const ORDER_TARGET = 20;
export const SAME_TYPE_SEPARATION = 10;
export const WAYPOINT_SPACING = 20;
export const ORDER_RADIUS = 2;
export const DIVISION_SPREAD = 3;
export const BOMBARD_RANGE = 2;
export const BOMBARD_RANGE_ADVANCED = 3;
export const CHARGE_RANGE = 2;
export const OFF_ROAD_SUPPLY = 5;
export const ORDER_FAILURE_RETREAT = 3;
export const PANIC_RADIUS = 5;

/** NLC-8.3f */
export const VISIBILITY = { day: 8, rain: 4, night: 1 } as const;

export function visibilityOf({ night, rain }: Pick<TurnSheet, 'night' | 'rain'>): number {
  if (night) return VISIBILITY.night;
  return rain ? VISIBILITY.rain : VISIBILITY.day;
}
