import type { Direction } from './compass.ts';
import { COMPASS } from './compass.ts';

/** Named squares in rows. Steps and turns are answered from tables built once. */
export interface SquareGrid<P extends string> {
  /** The square next to this one, or null over the edge. */
  step(from: P, direction: Direction): P | null;
  /** The way from one square to a neighbour; null when they do not touch. */
  direction(from: P, to: P): Direction | null;
  /** The square in its place after half a turn of the board. */
  turned(place: P): P;
}

const MOVES: { readonly [direction in Direction]: readonly [column: number, row: number] } = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** Rows are listed from south to north, each from west to east. */
export function squareGrid<P extends string>(rows: readonly (readonly P[])[]): SquareGrid<P> {
  const steps = new Map<P, Map<Direction, P>>();
  const turned = new Map<P, P>();
  rows.forEach((row, y) => {
    row.forEach((place, x) => {
      const ways = new Map<Direction, P>();
      for (const direction of COMPASS) {
        const [dx, dy] = MOVES[direction];
        const next = rows[y + dy]?.[x + dx];
        if (next !== undefined) ways.set(direction, next);
      }
      steps.set(place, ways);
      turned.set(place, rows[rows.length - 1 - y]?.[row.length - 1 - x] ?? place);
    });
  });
  return {
    step: (from, direction) => steps.get(from)?.get(direction) ?? null,
    direction: (from, to) => COMPASS.find((way) => steps.get(from)?.get(way) === to) ?? null,
    turned: (place) => turned.get(place) ?? place,
  };
}
