import { forkFrom } from './fork.ts';
import { stepBy } from './replay-steps.ts';
import type { TableSession } from './table-session.ts';

export interface KeyWishes {
  readonly root: HTMLElement;
  showKeys(): void;
  showChoices(): void;
  showCard(): void;
  closeAll(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'));

/** The answer in wax: in the prompt, else on the desk or the board. */
const mainAct = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>('.acts.main .primary') ??
  root.querySelector<HTMLElement>(':is(.tray, .board) .primary');

const toolFor = (root: HTMLElement, key: string): Element | null =>
  root.querySelector(`.tools [aria-keyshortcuts="${key}"]`);

/** The answer in wax, or the others that may be given where there is none. */
function openActs(root: HTMLElement): readonly HTMLElement[] {
  const main = mainAct(root);
  return main === null
    ? [...root.querySelectorAll<HTMLElement>('.acts.main button:not([aria-disabled])')]
    : [main];
}

/** Gives the answer in wax. One that is refused says why; where none is in wax, nobody chooses for the player. */
function answer(root: HTMLElement): void {
  const act = mainAct(root) ?? root.querySelector<HTMLElement>('.acts.main .commit');
  const [open] = openActs(root);
  if (act === null && open !== undefined) open.focus();
  else (act ?? root.querySelector<HTMLElement>('.acts.main button'))?.click();
}

/** Whatever else could be chosen in place of what is. */
const isPiece = (element: Element): boolean => element.matches('[data-target^="unit:"]');

/** Where the chosen one may go comes before others that could be chosen instead. */
function openThings(root: HTMLElement): readonly (HTMLElement | SVGElement)[] {
  const open = [
    ...root.querySelectorAll<HTMLElement | SVGElement>(
      '.board [data-target].is-legal[tabindex], .board [data-open], .tray [data-target].is-legal',
    ),
  ];
  if (root.querySelector('.board .is-selected') === null) return open;
  return open.toSorted((a, b) => Number(isPiece(a)) - Number(isPiece(b)));
}

/** From one thing that may be decided to the next, and round again; when nothing is left, to the answers. */
function nextToDecide(root: HTMLElement): void {
  const things = openThings(root);
  const open = things.length > 0 ? things : openActs(root);
  const at = open.findIndex((element) => element.matches(':focus:not(.is-selected)'));
  const next = open[at + 1] ?? open[0];
  next?.focus();
  // A map is entered where something is to be decided on it.
  if (next?.matches('[data-walk]')) next.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
}

const WISHED: { readonly [key: string]: (session: TableSession, wishes: KeyWishes) => void } = {
  u: (session, { root }) => void session.undo(toolFor(root, 'u')),
  r: (session, { root }) => void session.redo(toolFor(root, 'r')),
  e: (_session, { root }) => answer(root),
  n: (_session, { root }) => nextToDecide(root),
  '[': (session) => stepBy(session, -1),
  ']': (session) => stepBy(session, 1),
  f: (session) => void forkFrom(session),
  a: (_session, wishes) => wishes.showChoices(),
  c: (_session, wishes) => wishes.showCard(),
  '?': (_session, wishes) => wishes.showKeys(),
  escape: (_session, wishes) => wishes.closeAll(),
};

/** Keys that end what is being shown before anything else is done. */
const WAITS = ['u', 'e', 'n', 'r'];

/** Keys that work wherever the focus is. */
export function onTableKey(event: KeyboardEvent, session: TableSession, wishes: KeyWishes): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const key = event.key.toLowerCase();
  const isWaiting = WAITS.includes(key) && session.isPresent.value && session.playing.value !== null;
  if (isWaiting) session.player.skip();
  else WISHED[key]?.(session, wishes);
}
