import { forkFrom } from './prompt-bar.tsx';
import { stepBy } from './replay-steps.ts';
import type { TableSession } from './table-session.ts';

export interface KeyWishes {
  showKeys(): void;
  showChoices(): void;
  closeAll(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'));

const WISHED: { readonly [key: string]: (session: TableSession, wishes: KeyWishes) => void } = {
  u: (session) => void session.undo(),
  '[': (session) => stepBy(session, -1),
  ']': (session) => stepBy(session, 1),
  f: (session) => void forkFrom(session),
  a: (_session, wishes) => wishes.showChoices(),
  '?': (_session, wishes) => wishes.showKeys(),
  escape(session, wishes) {
    session.menu.value = null;
    session.why.value = null;
    wishes.closeAll();
  },
};

/** Keys that work wherever the focus is. */
export function onTableKey(event: KeyboardEvent, session: TableSession, wishes: KeyWishes): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const act = WISHED[event.key.toLowerCase()];
  act?.(session, wishes);
}
