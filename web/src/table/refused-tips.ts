// An answer that cannot be given says why when it is pointed at or comes into focus, not only when it is pressed.
import { HOVER } from './hover-tips.ts';
import { stillPointer } from './still-pointer.ts';
import type { TableSession } from './table-session.ts';

/** Pressed, they say why and do nothing else. */
const REFUSED = ':is(.acts, .tray) [aria-disabled="true"]:not([data-target])';
const refusedAt = (under: EventTarget | null): HTMLElement | null =>
  under instanceof Element ? under.closest<HTMLElement>(REFUSED) : null;

const isTip = (under: EventTarget | null): boolean =>
  under instanceof Element && under.closest('.tip') !== null;

type Table = Pick<TableSession, 'why' | 'menu' | 'drag' | 'isLive'>;

/** Listens as long as there is a table to listen on. */
export function listenToRefused(root: EventTarget, { why, menu, drag, isLive }: Table): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The button that was made to explain itself; it may take a moment over it. */
  let shown: HTMLElement | null = null;
  const hide = (): void => {
    if (shown !== null && why.value?.at === shown) why.value = null;
    shown = null;
  };
  const explain = (button: HTMLElement): void => {
    if (!isLive.value || why.value !== null || menu.value !== null || drag.value !== null) return;
    // A click that goes no farther: nothing was pressed, and nobody else takes it for a press.
    button.dispatchEvent(new MouseEvent('click'));
    shown = button;
  };
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || isTip(event.target)) return;
    clearTimeout(timer);
    const button = refusedAt(event.target);
    if (stillPointer.isStill(event) || (button !== null && why.value?.at === button)) return;
    stillPointer.moved(event);
    timer = setTimeout(() => {
      hide();
      if (button !== null) explain(button);
    }, HOVER);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    hide();
    const button = refusedAt(target);
    if (button?.matches(':focus-visible')) explain(button);
  };
  const onClick = (event: MouseEvent): void => {
    clearTimeout(timer);
    stillPointer.pressed(event);
  };
  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerover', onOver],
    ['focusin', onFocus],
    ['click', onClick],
  ];
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
}
