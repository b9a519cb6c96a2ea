import { nextSpeed } from './next-speed.ts';
import type { TableSession } from './table-session.ts';

const isIn = ({ target }: Event, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null;

/**
 * Keys while results are shown, before anything else hears them: the space bar holds them, arrows go through them, Enter on
 * the table ends them. Returns how to stop.
 */
export function listenToResultKeys({ player }: Pick<TableSession, 'player'>): () => void {
  const forward = (): void => {
    player.pause();
    player.step();
  };
  const keys: { readonly [key: string]: () => void } = {
    ' ': () => (player.isPaused.value ? player.goOn() : player.pause()),
    Enter: () => player.skip(),
    ArrowLeft: () => player.back(),
    ArrowRight: forward,
    '[': () => player.back(),
    ']': forward,
    v: () => nextSpeed({ player }),
  };
  /** Buttons take what is theirs. */
  const isTaken = (event: KeyboardEvent): boolean =>
    isIn(event, 'input, select, textarea') ||
    (event.key === 'Enter' && isIn(event, 'button, a') && !isIn(event, '.board, .tray')) ||
    (event.key === ' ' && isIn(event, '.result-bar'));
  const onKey = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
}
