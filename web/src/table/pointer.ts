// Press, hover, long press and drag on anything that is drawn with a target.

import { targetAt, targetElement } from '@grognard/desk/target/target-element.ts';
import type { Target } from '@grognard/kernel';
import type { TableSession } from './table-session.ts';

const LONG_PRESS = 350;
const HOVER = 140;
const DRAG_AFTER = 7;

/** What lies under the pointer, whatever the finger holds on to. */
const elementUnder = (event: PointerEvent): Element | null =>
  targetElement(document.elementFromPoint(event.clientX, event.clientY));

interface Held {
  readonly element: Element;
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Listens on the whole table; returns how to stop. */
export function listenToPointer(root: HTMLElement, session: TableSession): () => void {
  let held: Held | null = null;
  let isSwallowed = false;
  let hover: ReturnType<typeof setTimeout> | undefined;

  const letGo = (): void => {
    if (held !== null) clearTimeout(held.timer);
    held = null;
  };
  const onDown = (event: PointerEvent): void => {
    isSwallowed = false;
    const element = targetElement(event.target);
    const target = targetAt(element);
    if (element === null || target === null || event.button !== 0) return;
    const timer = setTimeout(() => {
      if (event.pointerType === 'mouse') return;
      isSwallowed = session.explainTarget(target, element);
      if (isSwallowed) letGo();
    }, LONG_PRESS);
    held = { element, target, x: event.clientX, y: event.clientY, timer };
  };
  const onMove = (event: PointerEvent): void => {
    if (held === null) return;
    const { clientX: x, clientY: y } = event;
    if (session.drag.value === null) {
      if (Math.hypot(x - held.x, y - held.y) < DRAG_AFTER) return;
      clearTimeout(held.timer);
      if (!session.grab(held.target, x, y)) letGo();
      return;
    }
    event.preventDefault();
    session.carry(targetAt(elementUnder(event)), x, y);
  };
  const onUp = (event: PointerEvent): void => {
    letGo();
    if (session.drag.value === null) return;
    isSwallowed = true;
    session.drop(elementUnder(event));
  };
  const onCancel = (): void => {
    letGo();
    session.letGo();
  };
  const onClick = (event: MouseEvent): void => {
    const element = targetElement(event.target);
    const target = targetAt(element);
    if (isSwallowed) {
      isSwallowed = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (element === null || target === null) {
      if (event.target instanceof Element && event.target.closest('button, a, .tip, .offer-menu') === null) {
        session.menu.value = null;
        session.why.value = null;
      }
      return;
    }
    session.press(target, element);
  };
  /** A tip that came by hovering goes by hovering elsewhere; one that was asked for stays. */
  let hovered: Element | null = null;
  const hideHovered = (): void => {
    if (hovered !== null && session.why.value?.at === hovered) session.why.value = null;
    hovered = null;
  };
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || session.drag.value !== null) return;
    clearTimeout(hover);
    const element = targetElement(event.target);
    const target = targetAt(element);
    const isTip = event.target instanceof Element && event.target.closest('.tip') !== null;
    if (isTip || (element !== null && session.why.value?.at === element)) return;
    hover = setTimeout(() => {
      hideHovered();
      const isFree = session.why.value === null && session.menu.value === null;
      if (element !== null && target !== null && isFree && session.explainTarget(target, element))
        hovered = element;
    }, HOVER);
  };
  const listeners: readonly (readonly [keyof HTMLElementEventMap, (event: never) => void])[] = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onCancel],
    ['click', onClick],
    ['pointerover', onOver],
  ];
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
  return () => {
    clearTimeout(hover);
    letGo();
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
  };
}
