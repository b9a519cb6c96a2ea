import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Target } from '@grognard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How wide the board is: whether there is room beside the hole. */
  readonly within: number;
}

const EDGE = 6;

/** The box round everything the step is about, inside the board. */
function holeAround(board: Element, targets: readonly Target[]): Hole | null {
  const frame = board.getBoundingClientRect();
  const boxes = targets.flatMap((target) => {
    const element = board.querySelector(`[data-target="${CSS.escape(targetKey(target))}"]`);
    return element === null ? [] : [element.getBoundingClientRect()];
  });
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - EDGE - frame.left;
  const top = Math.min(...boxes.map((box) => box.top)) - EDGE - frame.top;
  const right = Math.max(...boxes.map((box) => box.right)) + EDGE - frame.left;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + EDGE - frame.top;
  return { x: left, y: top, w: right - left, h: bottom - top, within: frame.width };
}

/** Measured again whenever the step or the board's size changes. */
export function useHole(targets: readonly Target[], stepKey: string) {
  const layer = useRef<HTMLDivElement>(null);
  const [hole, setHole] = useState<Hole | null>(null);
  useEffect(() => {
    const board = layer.current?.parentElement ?? null;
    if (board === null) return;
    const measure = (): void => setHole(targets.length === 0 ? null : holeAround(board, targets));
    const frame = requestAnimationFrame(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [stepKey]);
  return { layer, hole };
}

/** A scrim with a hole framed in brass; it lets every press through. */
export const Scrim = ({ hole }: { readonly hole: Hole }) => (
  <svg class="lesson-scrim" aria-hidden="true">
    <path
      fill-rule="evenodd"
      d={`M-9 -9H9999V9999H-9ZM${hole.x} ${hole.y}h${hole.w}v${hole.h}h${-hole.w}z`}
    />
    <rect x={hole.x} y={hole.y} width={hole.w} height={hole.h} rx="4" />
  </svg>
);
