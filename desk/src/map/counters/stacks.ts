// Counters of one hex lie on each other; laid open they lie side by side.
import type { Target } from '@grognard/kernel';
import type { HexPlan, Point } from '../hex-plan.ts';

/** A counter on the map: what it is about, and what it is called. The first of a hex lies on top. */
export interface MapCounter {
  readonly id: string;
  readonly hex: number;
  readonly target: Target;
  readonly name: string;
  /** Classes of the highlight grammar: 'is-legal is-selected'. */
  readonly marks?: string;
}

export interface Stack<C extends MapCounter> {
  readonly hex: number;
  readonly top: C;
  readonly counters: readonly C[];
}

export function stacksOf<C extends MapCounter>(counters: readonly C[]): readonly Stack<C>[] {
  const byHex = Map.groupBy(counters, ({ hex }) => hex);
  return [...byHex].flatMap(([hex, here]) => {
    const [top] = here;
    return top === undefined ? [] : [{ hex, top, counters: here }];
  });
}

const GAP = 1.12;

/** Where the counters of an open stack lie: in rows of at most four, in the middle over their hex. */
export function fanned(plan: HexPlan, hex: number, count: number, size: number): readonly Point[] {
  const { x, y } = plan.centre(hex);
  const columns = Math.min(4, count);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * size * GAP,
      y: y + (row - (rows - 1) / 2) * size * GAP,
    };
  });
}
