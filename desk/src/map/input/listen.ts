// Pointer, wheel and size of the map's window, turned into movements of the camera and meanings for the table.
import type { HexMapState } from '../hex-map-state.ts';
import type { Point } from '../hex-plan.ts';
import { gestures, type PointerKind } from './gestures.ts';
import type { Pointing } from './pointing.ts';

/** One step of a common wheel is 100 and should be a fifth more or less. */
const WHEEL = 0.0018;
const LINE = 16;

const kindOf = (type: string): PointerKind => (type === 'touch' || type === 'pen' ? type : 'mouse');

/** Listens on the window; returns how to stop. */
export function listenToMap(
  window: HTMLElement,
  map: HexMapState,
  { find, press, ask, hand }: Pointing,
): () => void {
  const { camera, spot } = map;
  // Measured when a hand comes, not with every movement: measuring makes the browser lay out the page at once.
  let frame = window.getBoundingClientRect();
  const measure = (): void => {
    frame = window.getBoundingClientRect();
  };
  const inWindow = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX - frame.left,
    y: clientY - frame.top,
  });
  const onPage = ({ x, y }: Point): readonly [number, number] => [x + frame.left, y + frame.top];
  const hands = gestures({
    press(at) {
      const found = find(at);
      if (found !== null) press(found.target, found.hex);
      else map.fan.value = null;
    },
    ask(at) {
      const found = find(at);
      return found !== null && ask(found.target, found.hex);
    },
    pan: camera.panBy,
    pinch: camera.zoomBy,
    grab(at) {
      const found = find(at);
      return found !== null && hand.grab(found.target, ...onPage(at));
    },
    drag(to) {
      const found = find(to);
      spot.value = found?.hex ?? null;
      hand.carry(found?.target ?? null, ...onPage(to));
    },
    drop(to) {
      spot.value = find(to)?.hex ?? null;
      hand.drop(window.querySelector('.desk-spot'));
    },
    letGo: hand.letGo,
  });
  const held = new Set<number>();
  /** Where the mouse is; the keyboard may have walked on from there. */
  let pointed: number | null = null;
  /** A browser does not always say of what is newly drawn that it lies under a mouse at rest, and tips wait for that. */
  const tellOver = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType, clientX, clientY });
    requestAnimationFrame(() => window.querySelector('.desk-spot')?.dispatchEvent(over));
  };
  const leave = ({ pointerId }: PointerEvent): void => {
    held.delete(pointerId);
    camera.hold(held.size > 0);
  };
  const listeners: { readonly [name: string]: (event: PointerEvent) => void } = {
    pointerdown(event) {
      // The table's own listener is for things drawn as elements.
      event.stopPropagation();
      measure();
      window.setPointerCapture(event.pointerId);
      held.add(event.pointerId);
      camera.hold(true);
      hands.down(event.pointerId, inWindow(event), kindOf(event.pointerType), event.button);
    },
    pointermove(event) {
      event.stopPropagation();
      if (held.has(event.pointerId)) hands.move(event.pointerId, inWindow(event));
      else if (event.pointerType === 'mouse') {
        pointed = find(inWindow(event))?.hex ?? null;
        if (spot.value === pointed) return;
        spot.value = pointed;
        tellOver(event);
      }
    },
    pointerup(event) {
      event.stopPropagation();
      leave(event);
      hands.up(event.pointerId, inWindow(event));
    },
    pointercancel(event) {
      leave(event);
      hands.cancel(event.pointerId);
    },
    pointerenter: measure,
    pointerleave({ relatedTarget: to }) {
      // What hangs at the hex keeps it.
      if (to instanceof Element && to.closest('.tip, .offer-menu') !== null) return;
      if (held.size === 0 && spot.value === pointed) spot.value = null;
    },
    /** Presses come from the gestures; the browser's clicks would press a second time. */
    click: (event) => event.stopPropagation(),
    contextmenu(event) {
      event.preventDefault();
      measure();
      const found = find(inWindow(event));
      if (found !== null) ask(found.target, found.hex);
    },
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    // A pinch on a touchpad comes as a fine wheel with the control key held.
    camera.zoomBy(Math.exp(-pixels * WHEEL * (event.ctrlKey ? 6 : 1)), inWindow(event));
  };
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener as EventListener);
  window.addEventListener('wheel', onWheel, { passive: false });
  const observer = new ResizeObserver(([entry]) => {
    measure();
    if (entry !== undefined && entry.contentRect.width > 0) camera.resize(entry.contentRect);
  });
  // The observer speaks a frame later, and a key may come sooner.
  if (window.clientWidth > 0) camera.resize({ width: window.clientWidth, height: window.clientHeight });
  observer.observe(window);
  return () => {
    observer.disconnect();
    window.removeEventListener('wheel', onWheel);
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener as EventListener);
  };
}
