// Drawings that come and go with the window, a slice of them with every frame: no frame has more to do than it can.
import type { VNode } from 'preact';
import { useEffect, useMemo, useReducer } from 'preact/hooks';

interface Slices<T> {
  /** Whatever there is, from below to above. Another list is drawn at once: then the game has changed, not the window. */
  readonly all: readonly T[];
  isWanted(each: T): boolean;
  /** How it is to be drawn now: what was drawn in another manner is drawn again. */
  readonly manner: string;
  /** So many are drawn or taken away in one frame. */
  readonly atOnce: number;
  /** The map moves: what is there already stays as it is. */
  readonly isMoving: boolean;
  draw(each: T): VNode;
}

interface Drawing {
  readonly manner: string;
  readonly node: VNode;
}

/** The drawings that are there now; the rest follows by itself. */
export function useSlices<T>({ all, isWanted, manner, atOnce, isMoving, draw }: Slices<T>): readonly VNode[] {
  const drawings = useMemo(() => new Map<T, Drawing>(), [all]);
  const [, drawOn] = useReducer((round: number) => round + 1, 0);
  const isRight = (each: T): boolean => {
    const known = drawings.get(each);
    if (!isWanted(each)) return known === undefined;
    return known !== undefined && (isMoving || known.manner === manner);
  };
  const wrong = all.filter((each) => !isRight(each));
  const slice = drawings.size === 0 ? wrong : wrong.slice(0, atOnce);
  for (const each of slice)
    if (isWanted(each)) drawings.set(each, { manner, node: draw(each) });
    else drawings.delete(each);
  const isWhole = slice.length === wrong.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => drawOn(0));
    return () => cancelAnimationFrame(frame);
  });
  return all.flatMap((each) => drawings.get(each)?.node ?? []);
}
