import type { TableSession } from './table-session.ts';

/** Where a press would answer or ask something. */
const ANSWERS = '.board, .tray';

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * While beats are shown, a press on the table or the space bar ends them and does nothing else. Any other press is the
 * sign that the last result has been seen. Listens before everything else does; returns how to stop.
 */
export function pressesEndBeats(root: HTMLElement, { player }: Pick<TableSession, 'player'>): () => void {
  let isSwallowed = false;
  const onDown = (event: PointerEvent): void => {
    const isOnTable = event.target instanceof Element && event.target.closest(ANSWERS) !== null;
    isSwallowed = player.playing.value !== null && isOnTable;
    if (isSwallowed) {
      swallow(event);
      player.skip();
    } else if (isOnTable) player.forgetLast();
  };
  const onClick = (event: MouseEvent): void => {
    if (isSwallowed) swallow(event);
    isSwallowed = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    const isOnTable = event.target instanceof Element && event.target.closest('button, a') === null;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (player.playing.value === null) player.forgetLast();
    else if (isOnTable) {
      swallow(event);
      player.skip();
    }
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
