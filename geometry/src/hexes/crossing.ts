// A ray from the centre of one hex in any direction, through another hex: where it enters and where it leaves, exactly.

import { FINE } from './corners.ts';
import type { Axial } from './directions.ts';

/** A whole number over a whole number above 0. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** In lengths of the direction given: 1 is its tip. */
export interface Crossing {
  readonly enters: Fraction;
  readonly leaves: Fraction;
}

/** Between opposite sides of a hex lies all with one of these from -3 to 3, in fine points from its centre. */
const WIDTHS: readonly ((point: Axial) => number)[] = [
  ({ q, r }) => q - r,
  ({ q, r }) => q + 2 * r,
  ({ q, r }) => 2 * q + r,
];

/**
 * How the ray from the point 0 in `direction` crosses the inside of the hex round `centre`, both in fine points; null
 * when it passes by, or only touches a corner or a side.
 */
export function crossing(direction: Axial, centre: Axial): Crossing | null {
  let enters: Fraction = { over: 0, under: 1 };
  let leaves: Fraction = { over: 1, under: 0 };
  for (const width of WIDTHS) {
    const [speed, middle] = [width(direction), width(centre)];
    if (speed === 0) {
      if (Math.abs(middle) >= FINE) return null;
      continue;
    }
    const under = Math.abs(speed);
    const ahead = Math.sign(speed) * middle;
    const [into, out] = [
      { over: ahead - FINE, under },
      { over: ahead + FINE, under },
    ];
    if (isLess(enters, into)) enters = into;
    if (isLess(out, leaves)) leaves = out;
  }
  return isLess(enters, leaves) ? { enters, leaves } : null;
}
