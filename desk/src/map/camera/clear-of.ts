// A map opens with as few counters as can be under what lies on its glass: a name in the corner, a row of buttons.
import type { Box, Point } from '../hex-plan.ts';
import { type CameraView, toWindow } from './view.ts';

/** Half a counter, and a little air. */
const HALF = 26;
/** So far it may be moved, and in such steps. */
const FARTHEST = 96;
const STEP = 12;

const steps = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, i) => i * STEP - FARTHEST);
/** The nearest first: of equally clear views the one that moves least is taken. */
const shifts: readonly Point[] = steps
  .flatMap((x) => steps.map((y) => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

const isUnder = ({ x, y }: Point, cover: Box): boolean =>
  x + HALF > cover.x &&
  y + HALF > cover.y &&
  x - HALF < cover.x + cover.width &&
  y - HALF < cover.y + cover.height;

/** The view nearest to this one that leaves most counters uncovered. */
export function clearOf(view: CameraView, counters: readonly Point[], covered: readonly Box[]): CameraView {
  const hiddenAt = (shift: Point): number =>
    counters.filter((counter) => {
      const at = toWindow(view, counter);
      return covered.some((cover) => isUnder({ x: at.x + shift.x, y: at.y + shift.y }, cover));
    }).length;
  let best = { shift: { x: 0, y: 0 }, hidden: Number.POSITIVE_INFINITY };
  for (const shift of shifts) {
    const hidden = hiddenAt(shift);
    if (hidden < best.hidden) best = { shift, hidden };
    if (hidden === 0) break;
  }
  return { ...view, x: view.x + best.shift.x, y: view.y + best.shift.y };
}
