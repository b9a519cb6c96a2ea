// Arrows move inside the board to the nearest thing in that direction; Tab moves between the parts of the table.

import { targetAt, targetElement } from '@grognard/desk/target/target-element.ts';
import { restTipsOf } from './rest-tips.ts';
import type { TableSession } from './table-session.ts';

const WAYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

type Focusable = HTMLElement | SVGElement;
const isFocusable = (element: Element): element is Focusable =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** The nearest target in a direction: straight ahead counts more than aside. */
function nextInDirection(
  root: Element,
  from: Element,
  [dx, dy]: readonly [number, number],
): Focusable | null {
  const [x, y] = middle(from);
  let best: Focusable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of root.querySelectorAll('[data-target]')) {
    if (element === from || !isFocusable(element)) continue;
    const [ex, ey] = middle(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (ahead < 3) continue;
    const far = ahead + aside * 2.2;
    if (far < least) {
      least = far;
      best = element;
    }
  }
  return best;
}

/**
 * Where the keyboard enters the board: a map on which it walks by itself, else where something may be done, else the
 * first thing drawn.
 */
const entrance = (root: Element): Focusable | null => {
  const element =
    root.querySelector('[data-walk]') ??
    root.querySelector('[data-target].is-selected, [data-target].is-legal') ??
    root.querySelector('[data-target]');
  return element !== null && isFocusable(element) ? element : null;
};

export function onBoardKey(event: KeyboardEvent, root: HTMLElement, session: TableSession): void {
  const way = WAYS[event.key];
  const element = targetElement(event.target);
  restTipsOf(session).stop();
  if (way !== undefined) {
    const next = element === null ? entrance(root) : nextInDirection(root, element, way);
    event.preventDefault();
    next?.focus();
    return;
  }
  // While looking back nothing can be pressed, and Space plays the game.
  if ((event.key !== 'Enter' && event.key !== ' ') || !session.isLive.value) return;
  const from = element ?? entrance(root);
  if (from === null) return;
  event.preventDefault();
  event.stopPropagation();
  const target = targetAt(from);
  if (element === null) return void entrance(root)?.focus();
  if (target === null) return;
  if (event.shiftKey) session.explainTarget(target, from, true);
  else session.press(target, from);
}

/** Focus on something refused explains it, when the keyboard put it there; what answers nothing, when it stays. */
export function onBoardFocus(event: FocusEvent, session: TableSession): void {
  const element = targetElement(event.target);
  const target = targetAt(element);
  if (element === null || target === null || !element.matches(':focus-visible')) return;
  if (session.explainTarget(target, element)) return;
  session.why.value = null;
  restTipsOf(session).on(target, element);
}
