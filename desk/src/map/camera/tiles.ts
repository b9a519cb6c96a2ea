// The part of the sheet worth drawing, in whole tiles: it stays the same while the window moves a little.
import type { Box, Size } from '../hex-plan.ts';
import { type CameraView, seenBox } from './view.ts';

/** Pixels of the window. */
const TILE = 320;

/** Tiles follow the zoom in steps of two, else every step of the wheel would lay them anew. */
const stepped = (zoom: number): number => 2 ** Math.floor(Math.log2(zoom));

/** What is in the window, and half a tile round it at least. */
export function tiledBox(view: CameraView, window: Size): Box {
  const { x, y, width, height } = seenBox(view, window);
  const tile = TILE / stepped(view.zoom);
  const [left, top] = [Math.floor(x / tile - 0.5) * tile, Math.floor(y / tile - 0.5) * tile];
  const right = Math.ceil((x + width) / tile + 0.5) * tile;
  const bottom = Math.ceil((y + height) / tile + 0.5) * tile;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const sameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
