import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import { onBoardFocus, onBoardKey } from './board-keys.ts';
import type { TableSession } from './table-session.ts';

/** Frames that say at a glance that this is not the present, or not the real game; the prompt says which moment it is. */
function MomentFrame({ session }: { readonly session: TableSession }) {
  const isPast = session.past.value !== null;
  const isSandbox = session.shown.value.kind === 'sandbox';
  if (!isPast && !isSandbox) return null;
  return <div class={isSandbox && !isPast ? 'frame sandbox' : 'frame'} aria-hidden="true" />;
}

interface BoardPartProps {
  readonly session: TableSession;
  readonly children?: ComponentChildren;
}

/** The middle of the table: one stop for Tab, in which the arrow keys move. */
export function BoardPart({ session, children }: BoardPartProps) {
  const root = useRef<HTMLElement>(null);
  const { Board } = session.board;
  return (
    <section
      ref={root}
      class="board"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for Tab; the arrow keys move inside
      tabIndex={0}
      aria-label={t('table.board')}
      onKeyDown={(event) => root.current !== null && onBoardKey(event, root.current, session)}
      onFocusCapture={(event) => onBoardFocus(event, session)}
    >
      <Board desk={session} />
      <MomentFrame session={session} />
      {children}
    </section>
  );
}
