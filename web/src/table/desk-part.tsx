import { ReplayTray, ResultTray, SummaryTray } from './lazy-parts.ts';
import type { TableSession } from './table-session.ts';

/** What lies on the viewer's desk: the game's own things, or what is to be read first. */
export function DeskPart({ session }: { readonly session: TableSession }) {
  const { Tray } = session.board;
  if (session.past.value !== null) return <ReplayTray session={session} />;
  if (session.recap.value !== null && session.playing.value === null)
    return <SummaryTray recap={session.recap.value} />;
  return session.shown.value.outcome === null ? <Tray desk={session} /> : <ResultTray session={session} />;
}

/** Whether there is something on the desk that must be seen now; how a game ended says the prompt as well. */
export const mustSeeDesk = ({ board, past, recap, shown }: TableSession): boolean =>
  past.value !== null || recap.value !== null || board.needsTray?.(shown.value) === true;

/** Whether there is something to read there, or the answer lies there and not in the bar. */
export const isCalledToDesk = (session: TableSession): boolean => {
  const { offers } = session.shown.value;
  if (!mustSeeDesk(session)) return false;
  if (session.recap.value !== null) return true;
  return offers.length > 0 && !offers.some(({ role, refusal }) => role === 'commit' && refusal === null);
};
