// Over a line that may break, who has heard no answer says the same again. What was done under an id is written together
// with what it did, so that it is done once, whichever process hears it the second time.
import type { Seat } from '@grognard/kernel';
import type { ActId, SubmitReply } from '@grognard/protocol';
import type { TableRecord } from './record.ts';

/** Nobody has more than a few unanswered things under way. */
const remembered = 16;

/** The answer to what was done before under this id; null: it was not. */
export function doneBefore(record: TableRecord, seat: Seat, id: ActId | undefined): SubmitReply | null {
  const done = id === undefined ? undefined : record.done?.[seat]?.find((act) => act.id === id);
  return done === undefined ? null : { ok: true, n: done.n };
}

/** The record that remembers it. */
export function withDone(record: TableRecord, seat: Seat, id: ActId | undefined, n: number): TableRecord {
  if (id === undefined) return record;
  const earlier = record.done?.[seat] ?? [];
  return { ...record, done: { ...record.done, [seat]: [...earlier, { id, n }].slice(-remembered) } };
}
