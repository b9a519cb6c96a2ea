// What a key does while troops move: to the next unit, as ordered, the rest stays, the end.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect } from 'preact/hooks';
import type { Desk, Offer } from '../../desk.ts';
import { trayWords } from '../../words/sentences-panel.ts';

const TYPES = { g: ['auto'], h: ['hold'], e: ['endMovement', 'endMove'] } as const;
const LABELS = { g: trayWords.auto, h: trayWords.hold, e: trayWords.endMovement } as const;
type Key = keyof typeof TYPES;

/** Those that may be had; else those that may not, which say why. */
function offersFor(desk: Desk, key: Key): readonly Offer[] {
  const all = desk.offers().filter(({ action }) => TYPES[key].some((type) => type === action.type));
  const legal = legalIn(all);
  return legal.length > 0 ? legal : all;
}

/** As if the key had been pressed on the map, which knows where it stands. */
function toNextUnit(): void {
  const map = document.querySelector<HTMLElement>('[data-walk]');
  map?.focus();
  map?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** N and E are keys of every table, E where something commits; these are of this one. */
function useKeys(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (key !== 'g' && key !== 'h' && key !== 'e') return;
      const offers = offersFor(desk, key);
      if (offers.length === 0 || offers.some(({ role }) => role === 'commit')) return;
      event.preventDefault();
      desk.choose(offers, document.querySelector(`[aria-keyshortcuts="${key}"]`));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}

/** Keys work in every window; only a wide one has room to show them. */
export function Keys({ desk, isShown }: { readonly desk: Desk; readonly isShown: boolean }) {
  useKeys(desk);
  if (!isShown) return null;
  return (
    <div class="later-campaigns-keys">
      <button type="button" class="btn" aria-keyshortcuts="n" onClick={toNextUnit}>
        <kbd>N</kbd> {tell(trayWords.nextUnit)}
      </button>
      {(['g', 'h', 'e'] as const).map((key) => {
        const offers = offersFor(desk, key);
        return (
          <button
            key={key}
            type="button"
            class="btn"
            aria-keyshortcuts={key}
            aria-disabled={legalIn(offers).length === 0 ? 'true' : undefined}
            onClick={(event) => offers.length > 0 && desk.choose(offers, event.currentTarget)}
          >
            <kbd>{key.toUpperCase()}</kbd> {tell(LABELS[key])}
          </button>
        );
      })}
    </div>
  );
}
