import type { TableSession } from './table-session.ts';

/** Says what changed on the desk of somebody who does not see it. */
export const Announcer = ({ session }: { readonly session: TableSession }) => (
  <p class="sr" role="status">
    {session.isLive.value ? (session.board.announce?.(session) ?? '') : ''}
  </p>
);
