// Undo at the table. What was answered for a seat without asking is nothing it did: taking back goes to the last thing
// the seat chose itself, and a question that comes back so is not answered at once again.
import { isUndo, ownEntries, type Reply, resetTurn, type Seat, undo } from '@grognard/kernel';
import type { OpenTable } from './shelf.ts';

export type AnyReply = Reply<{ readonly type: string }, unknown>;
/** Whether something was changed; if not, why. */
export type Changed = { readonly ok: true } | Extract<AnyReply, { readonly ok: false }>;

const nothing: AnyReply = {
  ok: false,
  error: {
    code: 'nothing-to-undo',
    path: '',
    message: 'There is nothing of your own to take back since the last roll or turn.',
  },
};

/** Entries passed silently that might still be taken back, with these new ones. */
export function sinceBarrier({ match, record }: OpenTable, added: readonly number[]): readonly number[] {
  const barrier = match.journal.findLast((entry) => !isUndo(entry) && entry.barrier)?.n ?? 0;
  return [...(record.silent ?? []), ...added].filter((n) => n > barrier);
}

/** Whether an entry was made for its seat: by standing order, or because it had one answer. */
export function isSilent({ record, match }: OpenTable, n: number): boolean {
  const entry = match.journal[n - 1];
  return (
    record.silent?.includes(n) === true || (entry !== undefined && !isUndo(entry) && entry.forced === true)
  );
}

/** Whether the seat has chosen something it may still go back to. */
export const hasChosen = (table: OpenTable, seat: Seat): boolean =>
  ownEntries(table.match, seat).some((n) => !isSilent(table, n));

/** Whoever is asked now has come back to it and answers by hand. */
function hold(table: OpenTable): void {
  table.record = { ...table.record, held: table.match.journal.length };
}

/** Takes back the seat's latest choice, together with the silent passes after it. */
export function takeBack(table: OpenTable, seat: Seat): AnyReply {
  if (!hasChosen(table, seat)) return nothing;
  const passes = ownEntries(table.match, seat).findIndex((n) => !isSilent(table, n));
  let done = undo(table.match, seat);
  for (let i = 0; i < passes && done.ok; i += 1) {
    const more = undo(table.match, seat);
    // Somebody has built upon the rest: then at least the passes after it are taken back.
    if (!more.ok) break;
    done = more;
  }
  if (done.ok) hold(table);
  return done;
}

/** Takes back all the seat did since the last barrier. Windows passed silently before its first choice are so again. */
export function takeBackAll(table: OpenTable, seat: Seat): AnyReply {
  if (!hasChosen(table, seat)) return nothing;
  const first = ownEntries(table.match, seat).at(-1);
  const reply = resetTurn(table.match, seat);
  if (reply.ok && first !== undefined && !isSilent(table, first)) hold(table);
  return reply;
}
