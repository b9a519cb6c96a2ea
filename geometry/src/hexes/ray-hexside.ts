// Where the straight line between two centres meets one hexside: for crests, walls and streams that stop sight or shot.
import { cross, dot, FINE, hexsideCorners } from './corners.ts';
import type { Axial, HexDirection } from './directions.ts';
import { axialAt, type HexGrid } from './hex-grid.ts';

/** Through it, at one of its ends only, or along its whole length. */
export type HexsideMeeting = 'crosses' | 'touches' | 'along';

const minus = (a: Axial, b: Axial): Axial => ({ q: a.q - b.q, r: a.r - b.r });
const fine = ({ q, r }: Axial): Axial => ({ q: FINE * q, r: FINE * r });
const plus = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

/** How the line from a to b, both ends included, meets the side of `hex` that faces `direction`; null: not at all. */
export function meetsHexside(
  grid: HexGrid,
  a: number,
  b: number,
  hex: number,
  direction: HexDirection,
): HexsideMeeting | null {
  if (a === b) return null;
  const [start, end, centre] = [a, b, hex].map((each) => fine(axialAt(grid, each))) as [Axial, Axial, Axial];
  const [one, other] = hexsideCorners(direction).map((corner) => plus(centre, corner)) as [Axial, Axial];
  const way = minus(end, start);
  const [turn, otherTurn] = [cross(way, minus(one, start)), cross(way, minus(other, start))];
  if (turn === 0 && otherTurn === 0)
    return isBetween(way, minus(one, start)) && isBetween(way, minus(other, start)) ? 'along' : null;
  if (turn * otherTurn > 0) return null;
  if (turn === 0) return isBetween(way, minus(one, start)) ? 'touches' : null;
  if (otherTurn === 0) return isBetween(way, minus(other, start)) ? 'touches' : null;
  const side = minus(other, one);
  return cross(side, minus(start, one)) * cross(side, minus(end, one)) < 0 ? 'crosses' : null;
}

/** Whether a point of the line lies on the way, its ends included. */
const isBetween = (way: Axial, point: Axial): boolean =>
  dot(way, point) >= 0 && dot(way, point) <= dot(way, way);
