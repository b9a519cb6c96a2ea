// Where the window stands over the sheet, as plain arithmetic: a point of the sheet times `zoom` plus (x, y) is a point
// of the window.
import type { Box, Point, Size } from '../hex-plan.ts';

export interface CameraView extends Point {
  readonly zoom: number;
}

export interface ZoomLimits {
  readonly least: number;
  readonly most: number;
}

/** So much of the window may look over the edge of the sheet, so that its outermost hexes come clear of buttons. */
const OVER_EDGE = 0.25;

const held = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** One axis: a sheet smaller than the window stands in the middle, a larger one does not leave it. */
function heldAxis(offset: number, sheet: number, window: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  const over = window * OVER_EDGE;
  return held(offset, window - sheet - over, over);
}

/** The nearest view that keeps the sheet in the window. */
export function heldView(view: CameraView, window: Size, sheet: Size, limits: ZoomLimits): CameraView {
  const zoom = held(view.zoom, limits.least, limits.most);
  return {
    zoom,
    x: heldAxis(view.x, sheet.width * zoom, window.width),
    y: heldAxis(view.y, sheet.height * zoom, window.height),
  };
}

/** The same point of the sheet stays under `about`. */
export function zoomedAbout(view: CameraView, zoom: number, about: Point): CameraView {
  const factor = zoom / view.zoom;
  return { zoom, x: about.x - (about.x - view.x) * factor, y: about.y - (about.y - view.y) * factor };
}

export const toSheet = ({ x, y, zoom }: CameraView, point: Point): Point => ({
  x: (point.x - x) / zoom,
  y: (point.y - y) / zoom,
});

export const toWindow = ({ x, y, zoom }: CameraView, point: Point): Point => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
});

/** A point of the sheet in the middle of the window. */
export const centredOn = (point: Point, zoom: number, window: Size): CameraView => ({
  zoom,
  x: window.width / 2 - point.x * zoom,
  y: window.height / 2 - point.y * zoom,
});

/** The largest zoom that shows a whole box. */
export const fittingZoom = (box: Size, window: Size): number =>
  Math.min(window.width / box.width, window.height / box.height);

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** What of the sheet is in the window. */
export function seenBox(view: CameraView, window: Size): Box {
  const { x, y } = toSheet(view, { x: 0, y: 0 });
  return { x, y, width: window.width / view.zoom, height: window.height / view.zoom };
}

/** The smallest shift that brings a point at least `margin` inside the window. */
export function broughtInto(view: CameraView, point: Point, window: Size, margin: number): CameraView {
  const { x, y } = toWindow(view, point);
  const [mx, my] = [Math.min(margin, window.width / 2), Math.min(margin, window.height / 2)];
  return {
    ...view,
    x: view.x + held(x, mx, window.width - mx) - x,
    y: view.y + held(y, my, window.height - my) - y,
  };
}

/** So far between two views: 0 the first, 1 the second. Zoom grows by factors, not by steps. */
export function between(from: CameraView, to: CameraView, share: number, window: Size): CameraView {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const middle = { x: window.width / 2, y: window.height / 2 };
  const [start, end] = [toSheet(from, middle), toSheet(to, middle)];
  const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  return centredOn(point, zoom, window);
}
