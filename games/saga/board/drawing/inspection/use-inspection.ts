// What is being inspected: the thing under the pointer or in focus, or one held longer on a touch screen.
import type { Target } from '@grognard/kernel';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Inspection {
  /** 'unit:A7', 'strategy:G05', 'card:FR-LINE', 'objective:O03'. */
  readonly what: string;
  /** Stays until it is closed. */
  readonly isPinned: boolean;
  /** It was pointed at in the right half of the window: a closer look over the boards lies in the left one. */
  readonly isFromRight: boolean;
}

/** The unit on the boards that is looked at. */
export const unitInspected = (inspection: Inspection | null): string | null =>
  inspection?.what.startsWith('unit:') === true ? inspection.what.slice('unit:'.length) : null;

/** What a press on it is about. */
export function targetOf(what: string): Target {
  const at = what.indexOf(':');
  const id = what.slice(at + 1);
  return what.startsWith('unit:') ? { unit: id } : { card: id };
}

const DELAY = 260;
interface Look {
  readonly what: string;
  readonly isFromRight: boolean;
}

function lookAt(from: EventTarget | null): Look | null {
  const element = from instanceof Element ? from.closest('[data-look]') : null;
  const what = element?.getAttribute('data-look') ?? null;
  if (element === null || what === null) return null;
  const { left, right } = element.getBoundingClientRect();
  return { what, isFromRight: left + right > innerWidth };
}

/** What a press takes up, lit or not: it answers by itself. */
const OF_USE = '.is-legal, .is-selected, .saga-muster-card';

const pointOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

/** A pinned look gives way to another pinned one only. */
const next = (now: Inspection | null, look: Look | null, isPinned: boolean): Inspection | null => {
  if (now?.isPinned === true && !isPinned) return now;
  if (look === null) return null;
  return now?.what === look.what && now.isPinned === isPinned ? now : { ...look, isPinned };
};

type Inspect = (change: (now: Inspection | null) => Inspection | null) => void;

/** Follows the pointer and the focus over the whole table; returns how to stop. */
export function watch(
  root: Pick<Element, 'addEventListener' | 'removeEventListener'>,
  inspect: Inspect,
): () => void {
  const show = (look: Look | null, isPinned: boolean): void => inspect((now) => next(now, look, isPinned));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a mouse pressed something of use: it needs no closer look until it moves. */
  let pressedAt: string | null = null;
  const onOver = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    if (pressedAt === pointOf(event)) return;
    if (event.target instanceof Element && event.target.closest('.saga-inspection') !== null) return;
    clearTimeout(timer);
    const look = lookAt(event.target);
    timer = setTimeout(() => show(look, false), look === null ? 90 : DELAY);
  };
  const onFocus = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      show(lookAt(event.target), false);
  };
  /** A long press on a touch screen, the other button of a mouse. */
  const onMenu = (event: Event): void => {
    const look = lookAt(event.target);
    if (look === null) return;
    event.preventDefault();
    show(look, true);
  };
  /** A tap on something that had no use when the finger came down asks what it is. */
  let idle: Element | null = null;
  const onDown = (event: Event): void => {
    const element = event.target instanceof Element ? event.target.closest('[data-look]') : null;
    idle = element?.matches(OF_USE) === true ? null : element;
    pressedAt = null;
    // Whoever goes on elsewhere has seen enough.
    if (event.target instanceof Element && event.target.closest('.saga-inspection') === null)
      inspect((now) => (now?.isPinned === true ? null : now));
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    if (event.button !== 0 || element === null || idle !== null) return;
    pressedAt = pointOf(event);
    clearTimeout(timer);
    show(null, false);
  };
  const onTap = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse' || idle === null) return;
    if (event.target instanceof Node && idle.contains(event.target)) show(lookAt(idle), true);
  };
  const onKey = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') inspect(() => null);
  };
  const listeners = [
    ['pointerover', onOver],
    ['focusin', onFocus],
    ['contextmenu', onMenu],
    ['pointerdown', onDown],
    ['click', onTap],
    ['keydown', onKey],
  ] as const;
  for (const [name, listener] of listeners) root.addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) root.removeEventListener(name, listener);
  };
}

/** What is inspected on the table that `inside` lies on, and how to put it back. */
export function useInspection(inside: RefObject<Element | null>): readonly [Inspection | null, () => void] {
  const [inspection, inspect] = useState<Inspection | null>(null);
  useEffect(() => {
    const table = inside.current?.closest('.table');
    return table === null || table === undefined ? undefined : watch(table, inspect);
  }, []);
  return [inspection, () => inspect(null)];
}
