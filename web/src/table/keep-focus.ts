import { targetAt, targetElement } from '@grognard/desk/target/target-element.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';

/**
 * The parts of the table, each with where the keyboard goes on when what it stood on is gone. From an answer to the answer in
 * wax or to what decides nothing: a second Enter must not choose among answers nobody has read yet.
 */
const PARTS: readonly (readonly [part: string, entrance: string])[] = [
  ['.acts.main', '.acts.main .primary, .acts.main .skip-beats, .acts.main .fork'],
  ['.tray', '.tray button, .tray a, .tray [tabindex="0"]'],
  ['.log', '.log [tabindex="0"]'],
];

const isShown = (element: HTMLElement | SVGElement): boolean => element.getClientRects().length > 0;

function firstOf(root: HTMLElement, selectors: string): HTMLElement | SVGElement | undefined {
  const all = root.querySelectorAll<HTMLElement | SVGElement>(selectors);
  return [...all].find(isShown);
}

/** When a press takes away what has the focus, it goes to the same thing drawn anew, or on in the same part: to where the work on the desk goes on. */
export function keepFocus(root: HTMLElement): () => void {
  let isInside = false;
  let part: string | null = null;
  let key: string | null = null;
  const onFocus = (event: FocusEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    isInside = true;
    part = PARTS.find(([selector]) => target.closest(selector) !== null)?.[1] ?? null;
    const stoodFor = targetAt(targetElement(target));
    key = stoodFor === null ? null : targetKey(stoodFor);
  };
  const restore = (): void => {
    if (!isInside || document.activeElement !== document.body) return;
    const again = key === null ? undefined : firstOf(root, `[data-target="${CSS.escape(key)}"]`);
    const goesOn = part?.startsWith('.tray') ? firstOf(root, '.tray [data-goes-on]') : undefined;
    const next =
      again ?? goesOn ?? (part === null ? undefined : firstOf(root, part)) ?? firstOf(root, '.board');
    next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  root.addEventListener('focusin', onFocus);
  // What led here, the start of a battle for instance, is gone as well.
  if (document.activeElement === document.body) root.focus({ preventScroll: true });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
