// The part of the sheet worth drawing: the window and as much again round it. It changes seldom, because every change is a
// frame with more to do than the others.
import type { Box } from '../hex-plan.ts';

/** What lies round the window on each side, in its own widths and heights. */
const ROUND = 1;
/** Zoomed in, so much too large a part is drawn until the map rests. */
const TOO_LARGE = 6;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** The part as it was, as long as the window lies in it. */
export function nearBox(seen: Box, before: Box | null, isMoving: boolean): Box {
  const isTooLarge = before !== null && !isMoving && before.width > TOO_LARGE * seen.width;
  if (before !== null && !isTooLarge && holds(before, seen)) return before;
  const { x, y, width, height } = seen;
  return {
    x: x - ROUND * width,
    y: y - ROUND * height,
    width: width * (1 + 2 * ROUND),
    height: height * (1 + 2 * ROUND),
  };
}
