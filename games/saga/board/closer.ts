// What is being looked at closely: the thing under the pointer or in focus, or one held longer on a touch screen.
import { signal } from '@preact/signals';

export interface Close {
  /** 'unit:A7', 'strategy:G05', 'card:FR-LINE', 'objective:O03'. */
  readonly what: string;
  /** Stays until it is closed. */
  readonly isPinned: boolean;
}

export const closeUp = signal<Close | null>(null);

const DELAY = 260;
const lookAt = (from: EventTarget | null): string | null =>
  from instanceof Element ? (from.closest('[data-look]')?.getAttribute('data-look') ?? null) : null;

const show = (what: string | null, isPinned: boolean): void => {
  const now = closeUp.value;
  if (now?.what === what && now?.isPinned === isPinned) return;
  if (what === null && now?.isPinned === true) return;
  closeUp.value = what === null ? null : { what, isPinned };
};

/** Follows the pointer and the focus over the whole table; returns how to stop. */
export function watchCloser(root: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOver = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    if (event.target instanceof Element && event.target.closest('.saga-closer') !== null) return;
    clearTimeout(timer);
    const what = lookAt(event.target);
    timer = setTimeout(() => show(what, false), what === null ? 90 : DELAY);
  };
  const onFocus = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      show(lookAt(event.target), false);
  };
  /** A long press on a touch screen, the other button of a mouse. */
  const onMenu = (event: Event): void => {
    const what = lookAt(event.target);
    if (what === null) return;
    event.preventDefault();
    show(what, true);
  };
  /** A tap on something that has no use now asks what it is. */
  const onTap = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
    const element = event.target instanceof Element ? event.target.closest('[data-look]') : null;
    if (element === null || element.matches('.is-legal, .is-selected')) return;
    show(lookAt(element), true);
  };
  const onKey = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') closeUp.value = null;
  };
  const listeners = [
    ['pointerover', onOver],
    ['focusin', onFocus],
    ['contextmenu', onMenu],
    ['click', onTap],
    ['keydown', onKey],
  ] as const;
  for (const [name, listener] of listeners) root.addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    closeUp.value = null;
    for (const [name, listener] of listeners) root.removeEventListener(name, listener);
  };
}
