// Where the hexes of a map lie on the sheet, in pixels at 100 %, and which hex lies under a point: by arithmetic, not by
// seven thousand elements.
import { axialAt, type HexDirection, type HexGrid, OFF_MAP } from '@grognard/geometry';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Point, Size {}

export interface HexPlan extends Size {
  readonly grid: HexGrid;
  /** From the middle of a hex to its corners. */
  readonly radius: number;
  centre(hex: number): Point;
  /** The corner between the side that faces `direction` and the next one clockwise. */
  corner(hex: number, direction: HexDirection): Point;
  /** The hex a point lies in; null beside the map. */
  hexAt(point: Point): number | null;
}

const ROOT3 = Math.sqrt(3);
/** The steps in q and r on the sheet, for hexes of radius 1. */
const BASIS = {
  point: { q: { x: ROOT3, y: 0 }, r: { x: ROOT3 / 2, y: 1.5 }, firstCorner: Math.PI / 6 },
  flat: { q: { x: 1.5, y: ROOT3 / 2 }, r: { x: 0, y: ROOT3 }, firstCorner: Math.PI / 3 },
} as const;

/** `margin` is the paper left round the outermost hexes. */
export function hexPlan(grid: HexGrid, radius: number, margin: number): HexPlan {
  const basis = BASIS[grid.layout.up];
  const corners = Array.from({ length: 6 }, (_, k) => {
    const angle = basis.firstCorner + (k * Math.PI) / 3;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const raw = (q: number, r: number): Point => ({
    x: radius * (q * basis.q.x + r * basis.r.x),
    y: radius * (q * basis.q.y + r * basis.r.y),
  });
  const middles = Array.from({ length: grid.size }, (_, hex) => {
    const { q, r } = axialAt(grid, hex);
    return raw(q, r);
  });
  const [left, top] = [least(middles.map(({ x }) => x)), least(middles.map(({ y }) => y))];
  const [right, bottom] = [-least(middles.map(({ x }) => -x)), -least(middles.map(({ y }) => -y))];
  const [halfWidth, halfHeight] = [
    Math.max(...corners.map(({ x }) => x)),
    Math.max(...corners.map(({ y }) => y)),
  ];
  const shift = { x: margin + halfWidth - left, y: margin + halfHeight - top };
  const centres = middles.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  const centre = (hex: number): Point => centres[hex] ?? { x: 0, y: 0 };
  return {
    grid,
    radius,
    width: right - left + 2 * (margin + halfWidth),
    height: bottom - top + 2 * (margin + halfHeight),
    centre,
    corner(hex, direction) {
      const [middle, corner] = [centre(hex), corners[direction] ?? { x: 0, y: 0 }];
      return { x: middle.x + corner.x, y: middle.y + corner.y };
    },
    hexAt({ x, y }) {
      const [u, v] = [(x - shift.x) / radius, (y - shift.y) / radius];
      const { q: toQ, r: toR } = basis;
      const determinant = toQ.x * toR.y - toR.x * toQ.y;
      const hex = atRounded(
        grid,
        (u * toR.y - v * toR.x) / determinant,
        (v * toQ.x - u * toQ.y) / determinant,
      );
      return hex === OFF_MAP ? null : hex;
    },
  };
}

/** Math.min with seven thousand arguments would be too much for some browsers. */
const least = (numbers: readonly number[]): number =>
  numbers.reduce((found, each) => Math.min(found, each), Number.POSITIVE_INFINITY);

/** Each coordinate is rounded; the one that moved most follows from the other two. */
function atRounded(grid: HexGrid, q: number, r: number): number {
  const s = -q - r;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) return grid.at(-nearR - nearS, nearR);
  if (offR > offS) return grid.at(nearQ, -nearQ - nearS);
  return grid.at(nearQ, nearR);
}

/** A length in a drawing: one decimal is as fine as a burin. */
export const fine = (length: number): number => Math.round(length * 10) / 10;
export const at = ({ x, y }: Point): string => `${fine(x)} ${fine(y)}`;

export const isInside = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
