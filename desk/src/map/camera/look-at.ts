// The map turns to what can be decided: where a window shows a part of the sheet only, nobody should have to search.
import { useEffect } from 'preact/hooks';
import type { HexMapState } from '../hex-map-state.ts';
import type { Box, Point, Size } from '../hex-plan.ts';
import { type Camera, MARGIN } from './camera.ts';
import { seenBox } from './view.ts';

/** Hexes at the very edge of the window do not count as seen, nor those under the buttons along its upper edge. */
const EDGE = 24;
const UPPER_EDGE = 84;
/** What is brought into the window comes so much farther down than it comes inside its other edges. */
const BELOW_BUTTONS = 20;

const isIn = (seen: Box, { x, y }: Point): boolean =>
  x > seen.x + EDGE &&
  y > seen.y + UPPER_EDGE &&
  x < seen.x + seen.width - EDGE &&
  y < seen.y + seen.height - EDGE;

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The one nearest to the middle of them all: hexes come row by row, and the middle of a list may be the end of a row. */
export function nearestMiddle<P extends Point>(points: readonly P[]): P | undefined {
  const { x, y, width, height } = boxOf(points);
  const off = (point: Point): number => Math.hypot(point.x - x - width / 2, point.y - y - height / 2);
  return points.toSorted((a, b) => off(a) - off(b))[0];
}

const fits = (box: Size, window: Size, zoom: number): boolean =>
  box.width * zoom <= window.width - 2 * MARGIN && box.height * zoom <= window.height - 2 * MARGIN;

/** All of them where the window has room for all; else the middle one, unless one is seen anyway. */
export function lookAt(camera: Camera, points: readonly Point[]): void {
  const middle = nearestMiddle(points);
  const [view, window] = [camera.view.peek(), camera.window.peek()];
  const seen = seenBox(view, window);
  if (middle === undefined || points.every((point) => isIn(seen, point))) return;
  const air = BELOW_BUTTONS / view.zoom;
  const { x, y, width, height } = boxOf(points);
  if (fits({ width, height: height + air }, window, view.zoom))
    camera.show({ x, y: y - air }, { x: x + width, y: y + height });
  else if (!points.some((point) => isIn(seen, point)))
    camera.show({ x: middle.x, y: middle.y - air }, middle);
}

/** Whenever `moment` or the window changes, these hexes are brought into it. */
export function useLookAt(map: HexMapState, hexes: readonly number[], moment: string): void {
  const { width, height } = map.camera.window.value;
  useEffect(() => {
    if (width > 0)
      lookAt(
        map.camera,
        hexes.map((hex) => map.plan.centre(hex)),
      );
  }, [map, moment, width, height]);
}
