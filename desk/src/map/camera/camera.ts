// The window over the sheet. Moving it changes one signal; whoever draws listens to the coarser ones.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Box, Point, Size } from '../hex-plan.ts';
import { type Detail, detailAt } from './detail.ts';
import {
  between,
  broughtInto,
  type CameraView,
  centredOn,
  fittingZoom,
  heldView,
  middleOf,
  seenBox,
  toSheet,
  toWindow,
  zoomedAbout,
} from './view.ts';

export interface Camera {
  readonly sheet: Size;
  /** Every pixel of movement. */
  readonly view: ReadonlySignal<CameraView>;
  readonly detail: ReadonlySignal<Detail>;
  /** What is in the window or close to it, of the sheet; changes seldom. */
  readonly seen: ReadonlySignal<Box>;
  /** True from the first to the last movement of a gesture or a flight. */
  readonly isMoving: ReadonlySignal<boolean>;
  readonly window: ReadonlySignal<Size>;
  resize(window: Size): void;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, about?: Point): void;
  /** Shows a whole box, or the whole sheet. */
  fit(box?: Box): void;
  /** Brings a point of the sheet into the window, moving no more than needed. */
  show(point: Point): void;
  centreOn(point: Point, zoom?: number): void;
  toSheet(point: Point): Point;
  toWindow(point: Point): Point;
  stop(): void;
}

export interface CameraOptions {
  /** The first thing to look at where the whole sheet would be too small to read. */
  readonly opening?: Point | undefined;
  readonly mostZoom?: number;
  readonly hasMotion?: () => boolean;
}

/** Below this the sheet opens on a part of it instead. */
const READABLE = 0.7;
const MARGIN = 70;
const FLIGHT_MS = 260;
/** After the last movement the drawing is made sharp again. */
const REST_MS = 150;
/** The seen part grows and moves by tiles of so many pixels of the window. */
const TILE = 320;

/** The seen box, enlarged to whole tiles, so that it stays the same while the window moves a little. */
function tiled({ x, y, width, height }: Box, zoom: number): Box {
  const tile = TILE / zoom;
  const [left, top] = [Math.floor(x / tile - 0.5) * tile, Math.floor(y / tile - 0.5) * tile];
  const [right, bottom] = [
    Math.ceil((x + width) / tile + 0.5) * tile,
    Math.ceil((y + height) / tile + 0.5) * tile,
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const sameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** Tiles follow the zoom in steps of two, else every step of the wheel would lay them anew. */
const stepped = (zoom: number): number => 2 ** Math.floor(Math.log2(zoom));

export function camera(sheet: Size, options: CameraOptions = {}): Camera {
  const { opening, mostZoom = 2.6, hasMotion = () => false } = options;
  const window = signal<Size>({ width: 0, height: 0 });
  const view = signal<CameraView>({ x: 0, y: 0, zoom: 1 });
  const isMoving = signal(false);
  let isFitted = true;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let flight = 0;

  const wholeZoom = (): number => Math.min(fittingZoom(sheet, window.value), 1.6);
  const held = (wanted: CameraView): CameraView =>
    heldView(wanted, window.value, sheet, { least: Math.min(wholeZoom(), 1), most: mostZoom });
  function set(wanted: CameraView): void {
    const next = held(wanted);
    const { x, y, zoom } = view.value;
    if (next.x === x && next.y === y && next.zoom === zoom) return;
    view.value = next;
    isMoving.value = true;
    clearTimeout(rest);
    rest = setTimeout(() => {
      isMoving.value = false;
    }, REST_MS);
  }
  function land(): void {
    cancelAnimationFrame(flight);
  }
  function fly(wanted: CameraView): void {
    land();
    const [from, to] = [view.value, held(wanted)];
    if (!hasMotion()) return set(to);
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / FLIGHT_MS));
      set(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3, window.value));
      if (share < 1) flight = requestAnimationFrame(step);
    };
    flight = requestAnimationFrame(step);
  }
  const whole = (): Box => ({ x: 0, y: 0, ...sheet });
  const fitted = (box: Box): CameraView =>
    centredOn(
      middleOf(box),
      Math.min(fittingZoom(box, window.value), wholeZoom() > 1 ? wholeZoom() : 1.6),
      window.value,
    );

  let last: Box = { x: 0, y: 0, width: 0, height: 0 };
  const seen = computed(() => {
    const next = tiled(seenBox(view.value, window.value), stepped(view.value.zoom));
    if (!sameBox(next, last)) last = next;
    return last;
  });

  return {
    sheet,
    view,
    detail: computed(() => detailAt(view.value.zoom)),
    seen,
    isMoving,
    window,
    resize(next) {
      const before = window.value;
      if (next.width === before.width && next.height === before.height) return;
      const middle = toSheet(view.value, { x: before.width / 2, y: before.height / 2 });
      const isFirst = before.width === 0;
      window.value = next;
      if (isFirst && opening !== undefined && wholeZoom() < READABLE) {
        isFitted = false;
        set(centredOn(opening, 1, next));
      } else if (isFitted) set(fitted(whole()));
      else set(centredOn(middle, view.value.zoom, next));
    },
    panBy(dx, dy) {
      land();
      isFitted = false;
      const { x, y, zoom } = view.value;
      set({ zoom, x: x + dx, y: y + dy });
    },
    zoomBy(factor, about = { x: window.value.width / 2, y: window.value.height / 2 }) {
      land();
      isFitted = false;
      const { zoom } = held({ ...view.value, zoom: view.value.zoom * factor });
      set(zoomedAbout(view.value, zoom, about));
    },
    fit(box) {
      isFitted = box === undefined;
      fly(fitted(box ?? whole()));
    },
    show(point) {
      const next = broughtInto(view.value, point, window.value, MARGIN);
      if (next.x !== view.value.x || next.y !== view.value.y) fly(next);
    },
    centreOn(point, zoom = view.value.zoom) {
      isFitted = false;
      fly(centredOn(point, zoom, window.value));
    },
    toSheet: (point) => toSheet(view.value, point),
    toWindow: (point) => toWindow(view.value, point),
    stop() {
      land();
      clearTimeout(rest);
    },
  };
}
