import type { TableSession } from './table-session.ts';

/**
 * Escape lets go of one thing at a time: the piece that is carried, then whatever hangs at the pointer or is asked in the
 * prompt. Only when there is nothing of that does a board or a drawer hear of it. Returns how to stop.
 */
export function listenToEscape({ drag, menu, why, doubt, letGo }: TableSession): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    const hangs = [menu, why, doubt];
    if (drag.value === null && hangs.every((each) => each.value === null)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (drag.value !== null) letGo();
    else for (const each of hangs) each.value = null;
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
}
