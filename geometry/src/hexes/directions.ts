// The six ways over a board of hexes, clockwise, in axial coordinates: q runs east, r runs down to the south-east.

/** 0 to 5; on a map with points up: east, south-east, south-west, west, north-west, north-east. */
export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5;
export const HEX_DIRECTIONS: readonly HexDirection[] = [0, 1, 2, 3, 4, 5];

/** A hex by its axial coordinates, or a step from one hex to another. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const STEPS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const;

export const stepTowards = (direction: HexDirection): Axial => STEPS[direction];

const TURNS: readonly (readonly HexDirection[])[] = [
  [0, 1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 0],
  [2, 3, 4, 5, 0, 1],
  [3, 4, 5, 0, 1, 2],
  [4, 5, 0, 1, 2, 3],
  [5, 0, 1, 2, 3, 4],
];

/** The direction after so many sixths of a turn clockwise; negative: the other way round. */
export const turnedBy = (direction: HexDirection, sixths: number): HexDirection =>
  TURNS[((sixths % 6) + 6) % 6]?.[direction] ?? direction;

/** Steps on the shortest way between two hexes, wherever the map ends. */
export const axialDistance = (a: Axial, b: Axial): number => stepsOf(b.q - a.q, b.r - a.r);

/** The same for a displacement. */
export const stepsOf = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
