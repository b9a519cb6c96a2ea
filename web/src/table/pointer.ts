// Press, hover, long press and drag on anything that is drawn with a target.

import { targetAt, targetElement } from '@grognard/desk/target/target-element.ts';
import type { Target } from '@grognard/kernel';
import { hoverTips } from './hover-tips.ts';
import type { TableSession } from './table-session.ts';

const LONG_PRESS = 350;
/** A hand trembles: what was moved less than this was pressed. */
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
  let isDragged = false;
  let isSwallowed = false;
  const tips = hoverTips(session);

  const letGo = (): void => {
    if (held !== null) clearTimeout(held.timer);
    held = null;
    isDragged = false;
  };
  const onDown = (event: PointerEvent): void => {
    isSwallowed = false;
    const element = targetElement(event.target);
    const target = targetAt(element);
    if (element === null || target === null || event.button !== 0) return;
    const timer = setTimeout(() => {
      if (event.pointerType === 'mouse' || isDragged) return;
      // A finger that stays asks, also where nothing is an answer: a slot, an enemy, a card of another moment.
      isSwallowed = session.explainTarget(target, element, 'resting');
      if (!isSwallowed) return;
      letGo();
      session.letGo();
    }, LONG_PRESS);
    held = { element, target, x: event.clientX, y: event.clientY, timer };
  };
  const onMove = (event: PointerEvent): void => {
    tips.moved(event);
    if (held === null) return;
    const { clientX: x, clientY: y } = event;
    if (isDragged && session.drag.value === null) {
      // Somebody has let go of it meanwhile; the button is still down, and means nothing any more.
      isSwallowed = true;
      letGo();
      return;
    }
    const way = Math.hypot(x - held.x, y - held.y);
    // From the first pixel on the board shows where it may go.
    if (session.drag.value === null && way > 0 && !session.grab(held.target, x, y)) letGo();
    if (session.drag.value === null || (way < DRAG_AFTER && !isDragged)) return;
    isDragged = true;
    event.preventDefault();
    session.carry(targetAt(elementUnder(event)), x, y);
  };
  const onUp = (event: PointerEvent): void => {
    isSwallowed ||= isDragged;
    letGo();
    if (session.drag.value === null) return;
    if (isSwallowed) session.drop(elementUnder(event));
    else session.letGo();
  };
  const onCancel = (): void => {
    letGo();
    session.letGo();
  };
  // Before anybody else: a map keeps its clicks to itself. What explains itself clicks without being pressed.
  const onPressed = (event: MouseEvent): void => {
    if (event.bubbles) tips.pressed(event);
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
      if (!(event.target instanceof Element)) return;
      const pressed = event.target.closest('button, a, .tip, .offer-menu');
      if (pressed === null) session.menu.value = null;
      // What a press explains hangs at what was pressed, or nowhere: whatever hangs elsewhere was asked before.
      const at = session.why.value?.at ?? null;
      const isOther = pressed?.matches('.tip, .tip *') === false && at !== null && !pressed.contains(at);
      if (pressed === null || isOther) session.why.value = null;
      return;
    }
    session.press(target, element);
  };
  const listeners: readonly (readonly [keyof HTMLElementEventMap, (event: never) => void])[] = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onCancel],
    ['click', onClick],
    ['pointerover', tips.over],
  ];
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
  root.addEventListener('click', onPressed, true);
  return () => {
    tips.stop();
    letGo();
    root.removeEventListener('click', onPressed, true);
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
  };
}
