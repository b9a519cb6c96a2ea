// Where the window stands, and the only way to put it elsewhere: never off the sheet, never nearer or farther than allowed.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Size } from '../hex-plan.ts';
import { type CameraView, fittingZoom, heldView } from './view.ts';

export interface Position {
  readonly sheet: Size;
  readonly window: Signal<Size>;
  readonly view: ReadonlySignal<CameraView>;
  readonly isMoving: ReadonlySignal<boolean>;
  /** The nearest view that is allowed. */
  held(wanted: CameraView): CameraView;
  set(wanted: CameraView): void;
  /** The zoom that shows all of a box. */
  fitting(box: Size): number;
  /** While a hand holds the map it counts as moving, however slowly. */
  hold(isHeld: boolean): void;
  stop(): void;
}

/** A small map is not blown up beyond this. */
const MOST_FITTED = 1.6;
const MOST_ZOOM = 2.6;
/**
 * So long after the last movement the drawing is made sharp again, and so many frames: on a slow machine a frame is long,
 * and making it sharp between two movements would make the next frame longer still.
 */
const REST_MS = 150;
const REST_FRAMES = 3;

export function position(sheet: Size): Position {
  const window = signal<Size>({ width: 0, height: 0 });
  const view = signal<CameraView>({ x: 0, y: 0, zoom: 1 });
  const isMoving = signal(false);
  let isInHand = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const wait = (): void => {
    clearTimeout(rest);
    if (frame !== 0) cancelAnimationFrame(frame);
    frame = 0;
  };
  const restAfter = (frames: number): void => {
    if (frames > 0) frame = requestAnimationFrame(() => restAfter(frames - 1));
    else isMoving.value = false;
  };
  const restSoon = (): void => {
    wait();
    if (!isInHand && isMoving.value) rest = setTimeout(() => restAfter(REST_FRAMES), REST_MS);
  };
  const fitting = (box: Size): number => Math.min(fittingZoom(box, window.value), MOST_FITTED);
  const held = (wanted: CameraView): CameraView =>
    heldView(wanted, window.value, sheet, { least: Math.min(fitting(sheet), 1), most: MOST_ZOOM });
  return {
    sheet,
    window,
    view,
    isMoving,
    held,
    fitting,
    set(wanted) {
      const next = held(wanted);
      const { x, y, zoom } = view.value;
      if (next.x === x && next.y === y && next.zoom === zoom) return;
      isMoving.value = true;
      view.value = next;
      restSoon();
    },
    hold(isHeld) {
      isInHand = isHeld;
      restSoon();
    },
    stop: wait,
  };
}
