// Points of a hex in whole numbers: with coordinates three times as fine, every corner is one.
import { type Axial, type HexDirection, stepTowards, turnedBy } from './directions.ts';

/** So much finer than the coordinates of hexes: the centre of hex (q, r) is the point (3q, 3r). */
export const FINE = 3;

/** From the centre to the corner between the side that faces `direction` and the next one clockwise, in fine points. */
export function hexCorner(direction: HexDirection): Axial {
  const [one, next] = [stepTowards(direction), stepTowards(turnedBy(direction, 1))];
  return { q: one.q + next.q, r: one.r + next.r };
}

/** Both ends of a hexside, from the centre of its hex. */
export const hexsideCorners = (direction: HexDirection): readonly [Axial, Axial] => [
  hexCorner(turnedBy(direction, -1)),
  hexCorner(direction),
];

/** Above 0: b points clockwise of a. 0: both lie on one line. Axial coordinates are skew, which no sign minds. */
export const cross = (a: Axial, b: Axial): number => a.q * b.r - a.r * b.q;

/** Above 0: both point to the same side of a right angle. */
export const dot = (a: Axial, b: Axial): number => 2 * (a.q * b.q + a.r * b.r) + a.q * b.r + a.r * b.q;
