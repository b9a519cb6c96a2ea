// The window over the sheet. Moving it changes one signal; whoever draws listens to the coarser ones.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Box, Point, Size } from '../hex-plan.ts';
import { type Detail, detailAt } from './detail.ts';
import { flight } from './flight.ts';
import { nearBox } from './near.ts';
import { position } from './position.ts';
import { broughtInto, type CameraView, centredOn, middleOf, seenBox, toSheet, zoomedAbout } from './view.ts';

export interface Camera {
  /** Every pixel of movement. */
  readonly view: ReadonlySignal<CameraView>;
  readonly window: ReadonlySignal<Size>;
  /** The zoom at which the map came to rest; while it moves it stays as it was. */
  readonly restZoom: ReadonlySignal<number>;
  /** How much is drawn at that zoom. */
  readonly detail: ReadonlySignal<Detail>;
  /** What of the sheet is in the window or close to it; changes seldom. */
  readonly near: ReadonlySignal<Box>;
  /** True from the first movement of a gesture or a flight until shortly after the last. */
  readonly isMoving: ReadonlySignal<boolean>;
  /** A hand has come down on the map, or left it. */
  hold(isHeld: boolean): void;
  resize(window: Size): void;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, about?: Point): void;
  /** Shows a whole box, or the whole sheet. */
  fit(box?: Box): void;
  /** Brings points of the sheet into the window, moving no more than needed; of what does not fit, the last ones. */
  show(...points: readonly Point[]): void;
  toSheet(point: Point): Point;
  stop(): void;
}

export interface CameraOptions {
  /** The first thing to look at where the whole sheet would be too small to read. */
  readonly opening?: Point | undefined;
  /** Puts that view right: what lies on the glass should cover nothing that matters. */
  readonly adjust?: ((view: CameraView, window: Size) => CameraView) | undefined;
  readonly hasMotion?: () => boolean;
}

/** Below this the sheet opens on a part of it instead. */
const READABLE = 0.7;
/** A tray that grows or shrinks by less leaves the map where it lies: the hand that pressed finds everything again. */
const SLIGHT = 60;
/** What is shown comes so far inside the window. */
export const MARGIN = 70;

export function camera(
  sheet: Size,
  { opening, adjust = (view) => view, hasMotion = () => false }: CameraOptions = {},
): Camera {
  const stand = position(sheet);
  const { view, window, isMoving, set, held, fitting } = stand;
  const fly = flight(stand, hasMotion);
  const fitted = (box: Box): CameraView => centredOn(middleOf(box), fitting(box), window.value);
  const whole: Box = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  /** Until somebody moves the map it follows the size of the window. */
  let isFitted = true;
  /** Or, opened on a part of the sheet, stays on that part. */
  let isOpening = false;

  let rested: number | null = null;
  const restZoom = computed(() => {
    const { zoom } = view.value;
    if (rested === null || !isMoving.value) rested = zoom;
    return rested;
  });
  const detail = computed(() => detailAt(restZoom.value));
  let part: Box | null = null;
  const near = computed(() => {
    // While somebody zooms nothing comes or goes: what would, is drawn when the map has come to rest.
    if (view.value.zoom === restZoom.value || part === null)
      part = nearBox(seenBox(view.value, window.value), part, isMoving.value);
    return part;
  });
  const takeOver = (): void => {
    fly.stop();
    isFitted = false;
    isOpening = false;
  };

  return {
    view,
    window,
    isMoving,
    near,
    restZoom,
    detail,
    hold: stand.hold,
    resize(next) {
      const before = window.value;
      if (next.width === before.width && next.height === before.height) return;
      const middle = toSheet(view.value, { x: before.width / 2, y: before.height / 2 });
      window.value = { width: next.width, height: next.height };
      const isSlight = next.width === before.width && Math.abs(next.height - before.height) < SLIGHT;
      if (before.width === 0 && fitting(sheet) < READABLE)
        [isFitted, isOpening] = [opening === undefined, true];
      if (isFitted) set(fitted(whole));
      else if (isSlight) set(view.value);
      else if (isOpening && opening !== undefined) set(adjust(centredOn(opening, 1, next), next));
      else set(centredOn(middle, view.value.zoom, next));
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
      isOpening = false;
      fly.to(fitted(box));
    },
    show(...points) {
      let next = view.value;
      for (const point of points) next = broughtInto(next, point, window.value, MARGIN);
      if (next.x === view.value.x && next.y === view.value.y) return;
      isOpening = false;
      fly.to(next);
    },
    toSheet: (point) => toSheet(view.value, point),
    stop() {
      fly.stop();
      stand.stop();
    },
  };
}
