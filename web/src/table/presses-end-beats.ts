import { seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';

/** Where a press answers something, or asks why not. */
const TABLE = '.board, .tray';

const isIn = ({ target }: Event, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * While beats are shown, a press on the table ends them and does nothing else; keys: result-keys.ts. Any other press is the
 * sign that the last result has been seen. Listens before everything else does; returns how to stop. Whoever watches two
 * machines or looks back has buttons for it.
 */
export function pressesEndBeats(
  root: HTMLElement,
  { player, recap, isPresent, shown }: Pick<TableSession, 'player' | 'recap' | 'isPresent' | 'shown'>,
): () => void {
  let isSwallowed = false;
  const isPlaying = (): boolean =>
    player.playing.value !== null && isPresent.value && seatsHere(shown.value).length > 0;
  /** The result has been seen; and a press on the table, not on the summary itself, says that it has been read. */
  const goOn = (event: Event): void => {
    player.forgetLast();
    if (isIn(event, TABLE) && !isIn(event, '.recap')) recap.value = null;
  };
  const onDown = (event: PointerEvent): void => {
    isSwallowed = isPlaying() && isIn(event, TABLE);
    if (!isSwallowed) return;
    swallow(event);
    player.skip();
  };
  // Not before: what changes between down and up would take the thing away from under the finger.
  const onClick = (event: MouseEvent): void => {
    // A refused button was only asked for its reason.
    if (!event.bubbles) return;
    if (isSwallowed) swallow(event);
    else if (isIn(event, `${TABLE}, .acts.main`)) goOn(event);
    isSwallowed = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isPlaying() || (event.key !== ' ' && event.key !== 'Enter') || !isIn(event, TABLE)) return;
    goOn(event);
  };
  root.addEventListener('pointerdown', onDown, { capture: true });
  root.addEventListener('click', onClick, { capture: true });
  addEventListener('keydown', onKey, { capture: true });
  return () => {
    root.removeEventListener('pointerdown', onDown, { capture: true });
    root.removeEventListener('click', onClick, { capture: true });
    removeEventListener('keydown', onKey, { capture: true });
  };
}
