// The window over the sheet. Moving it changes one signal; whoever draws listens to the coarser ones.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Box, Point, Size } from '../hex-plan.ts';
import { type Detail, detailAt } from './detail.ts';
import { flight } from './flight.ts';
import { position } from './position.ts';
import { sameBox, tiledBox } from './tiles.ts';
import { broughtInto, type CameraView, centredOn, middleOf, toSheet, zoomedAbout } from './view.ts';

export interface Camera {
  /** Every pixel of movement. */
  readonly view: ReadonlySignal<CameraView>;
  readonly window: ReadonlySignal<Size>;
  readonly detail: ReadonlySignal<Detail>;
  /** What of the sheet is in the window or close to it; changes seldom. */
  readonly seen: ReadonlySignal<Box>;
  /** True from the first movement of a gesture or a flight until shortly after the last. */
  readonly isMoving: ReadonlySignal<boolean>;
  resize(window: Size): void;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, about?: Point): void;
  /** Shows a whole box, or the whole sheet. */
  fit(box?: Box): void;
  /** Brings a point of the sheet into the window, moving no more than needed. */
  show(point: Point): void;
  toSheet(point: Point): Point;
  stop(): void;
}

export interface CameraOptions {
  /** The first thing to look at where the whole sheet would be too small to read. */
  readonly opening?: Point | undefined;
  readonly hasMotion?: () => boolean;
}

/** Below this the sheet opens on a part of it instead. */
const READABLE = 0.7;
/** What is shown comes so far inside the window. */
const MARGIN = 70;

export function camera(sheet: Size, { opening, hasMotion = () => false }: CameraOptions = {}): Camera {
  const stand = position(sheet);
  const { view, window, isMoving, set, held, fitting } = stand;
  const fly = flight(stand, hasMotion);
  const fitted = (box: Box): CameraView => centredOn(middleOf(box), fitting(box), window.value);
  const whole: Box = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  /** Until somebody moves the map it follows the size of the window. */
  let isFitted = true;

  let tiles: Box | null = null;
  const seen = computed(() => {
    const next = tiledBox(view.value, window.value);
    if (tiles === null || !sameBox(next, tiles)) tiles = next;
    return tiles;
  });
  const takeOver = (): void => {
    fly.stop();
    isFitted = false;
  };

  return {
    view,
    window,
    isMoving,
    seen,
    detail: computed(() => detailAt(view.value.zoom)),
    resize(next) {
      const before = window.value;
      if (next.width === before.width && next.height === before.height) return;
      const middle = toSheet(view.value, { x: before.width / 2, y: before.height / 2 });
      window.value = { width: next.width, height: next.height };
      if (before.width === 0 && opening !== undefined && fitting(sheet) < READABLE) {
        isFitted = false;
        set(centredOn(opening, 1, next));
      } else set(isFitted ? fitted(whole) : centredOn(middle, view.value.zoom, next));
    },
    panBy(dx, dy) {
      takeOver();
      const { x, y, zoom } = view.value;
      set({ zoom, x: x + dx, y: y + dy });
    },
    zoomBy(factor, about = { x: window.value.width / 2, y: window.value.height / 2 }) {
      takeOver();
      const { zoom } = held({ ...view.value, zoom: view.value.zoom * factor });
      set(zoomedAbout(view.value, zoom, about));
    },
    fit(box = whole) {
      isFitted = box === whole;
      fly.to(fitted(box));
    },
    show(point) {
      const next = broughtInto(view.value, point, window.value, MARGIN);
      if (next.x !== view.value.x || next.y !== view.value.y) fly.to(next);
    },
    toSheet: (point) => toSheet(view.value, point),
    stop() {
      fly.stop();
      stand.stop();
    },
  };
}
