// The unit somebody wants to know about: the mouse rests on it, the focus is on it, or a finger holds it.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { UnitId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';

export interface PointedUnit {
  readonly unit: UnitId;
  readonly at: Element;
  /** Held by a finger, or pressed with the other button: it stays until it is closed. */
  readonly isPinned: boolean;
}

/** Long enough not to flicker after a mouse that only passes. */
const REST = 650;
/** After the table has had its say: a refused thing explains itself sooner. */
const HOLD = 430;
/** A finger trembles. */
const TREMBLE = 8;

/** What is said lies over the field, and has its own buttons. */
const REFERENCE = '.generals-reference';

type Show = (change: (now: PointedUnit | null) => PointedUnit | null) => void;

/** What a finger pinned is closed by a press, not by a mouse that passes. */
const unlessPinned =
  (next: PointedUnit | null) =>
  (now: PointedUnit | null): PointedUnit | null =>
    now?.isPinned === true ? now : next;

const unitElement = (from: EventTarget | null): Element | null =>
  from instanceof Element ? from.closest('[data-target^="unit:"]') : null;

const pointedAt = (at: Element, isPinned: boolean): PointedUnit => ({
  unit: (at.getAttribute('data-target') ?? '').slice('unit:'.length) as UnitId,
  at,
  isPinned,
});

/** Something else is being said or done. */
const isBusy = (desk: Desk): boolean =>
  desk.drag.value !== null ||
  desk.playing.value !== null ||
  document.querySelector('.tip, .why-sheet, .offer-menu') !== null;

/** Follows mouse, focus and fingers over the field; returns how to stop. */
function watch(field: Element, desk: Desk, show: Show): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSwallowed = false;
  let start = { x: 0, y: 0 };
  const later = (delay: number, at: Element | null, isPinned: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (at !== null && isBusy(desk)) return;
      show(unlessPinned(at === null ? null : pointedAt(at, isPinned)));
      if (!isPinned) return;
      isSwallowed = true;
      desk.letGo();
    }, delay);
  };
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const at = unitElement(event.target);
    later(at === null ? 60 : REST, at, false);
  };
  const onLeave = (): void => later(60, null, false);
  const onDown = (event: PointerEvent): void => {
    isSwallowed = false;
    if (event.target instanceof Element && event.target.closest(REFERENCE) !== null) return;
    start = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    show(() => null);
    const at = unitElement(event.target);
    if (event.pointerType !== 'mouse' && at !== null) later(HOLD, at, true);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) clearTimeout(timer);
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(timer);
  };
  /** The press that ended a hold is none. */
  const onClick = (event: MouseEvent): void => {
    if (!isSwallowed) return;
    isSwallowed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onMenu = (event: MouseEvent): void => {
    const at = unitElement(event.target);
    if (at === null) return;
    event.preventDefault();
    if (event.button === 2) show(() => pointedAt(at, true));
  };
  const onFocus = (event: FocusEvent): void => {
    const at = unitElement(event.target);
    if (at?.matches(':focus-visible') === true) later(REST, at, false);
  };
  const listeners = [
    ['pointerover', onOver],
    ['pointerleave', onLeave],
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['click', onClick],
    ['contextmenu', onMenu],
    ['focusin', onFocus],
    ['focusout', onLeave],
    ['keydown', onLeave],
  ] as const;
  for (const [name, listener] of listeners) field.addEventListener(name, listener as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners)
      field.removeEventListener(name, listener as EventListener, true);
  };
}

export function usePointedUnit(
  field: RefObject<Element | null>,
  desk: Desk,
): readonly [PointedUnit | null, () => void] {
  const [pointed, show] = useState<PointedUnit | null>(null);
  useEffect(() => {
    const { current } = field;
    if (current === null) return undefined;
    return watch(current, desk, show);
  }, [desk]);
  return [pointed, () => show(null)];
}
