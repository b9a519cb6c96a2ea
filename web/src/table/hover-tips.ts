import { targetAt, targetElement } from '@grognard/desk/target/target-element.ts';
import { restTipsOf } from './rest-tips.ts';
import { stillPointer } from './still-pointer.ts';
import type { TableSession } from './table-session.ts';

/** Milliseconds until what is refused says why under a pointer. */
export const HOVER = 140;

export interface HoverTips {
  over(event: PointerEvent): void;
  moved(event: PointerEvent): void;
  /** What was pressed needs no explanation. */
  pressed(event: MouseEvent): void;
  stop(): void;
}

/** A tip that came by hovering goes by hovering elsewhere; one that was asked for stays. */
export function hoverTips(session: TableSession): HoverTips {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  const rest = restTipsOf(session);

  const hideHovered = (): void => {
    if (hovered !== null && session.why.value?.at === hovered) session.why.value = null;
    hovered = null;
  };
  const show = (under: EventTarget | null): void => {
    clearTimeout(timer);
    rest.stop();
    const element = targetElement(under);
    const target = targetAt(element);
    const isTip = under instanceof Element && under.closest('.tip') !== null;
    if (isTip || (element !== null && session.why.value?.at === element)) return;
    timer = setTimeout(() => {
      hideHovered();
      const isFree = session.why.value === null && session.menu.value === null && session.drag.value === null;
      if (element === null || target === null || !isFree) return;
      if (session.explainTarget(target, element)) hovered = element;
      else
        rest.on(target, element, () => {
          hovered = element;
        });
    }, HOVER);
  };
  const isQuiet = (event: PointerEvent): boolean =>
    event.pointerType !== 'mouse' || session.drag.value !== null || stillPointer.isStill(event);

  return {
    over(event) {
      if (!isQuiet(event)) show(event.target);
    },
    moved(event) {
      if (!isQuiet(event) && stillPointer.moved(event)) show(event.target);
    },
    pressed(event) {
      clearTimeout(timer);
      rest.stop();
      stillPointer.pressed(event);
    },
    stop() {
      clearTimeout(timer);
      rest.stop();
    },
  };
}
