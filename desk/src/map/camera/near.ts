// The part of the sheet worth drawing: the window and as much again round it. It changes seldom, because every change is a
// frame with more to do than the others.
import type { Box } from '../hex-plan.ts';

/** What lies round the window on each side, in its own widths and heights. */
const ROUND = 1;
/** So much of that is left on every side when the map rests: a hand that moves it then finds everything drawn, and frames stay short. */
const LEFT = 0.75;
/** Zoomed in, so much too large a part is drawn until the map rests. */
const TOO_LARGE = 6;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** The window and so much of it on each side. */
const roundBy = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x - share * width,
  y: y - share * height,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
});

/** The part as it was, as long as the window lies in it: with room round it, once the map rests. */
export function nearBox(seen: Box, before: Box | null, isMoving: boolean): Box {
  const isTooLarge = before !== null && !isMoving && before.width > TOO_LARGE * seen.width;
  const needed = isMoving ? seen : roundBy(seen, LEFT * ROUND);
  return before !== null && !isTooLarge && holds(before, needed) ? before : roundBy(seen, ROUND);
}
