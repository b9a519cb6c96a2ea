import { isUndo, type JournalEntry } from './journal.ts';

/** What is written down of an entry; the rest follows from it. */
export function lineOf<A>(entry: JournalEntry<A>): object {
  const { n, seat } = entry;
  if (isUndo(entry)) {
    const { strikes, agreed, mark } = entry;
    return { n, seat, strikes, ...(agreed && { agreed }), ...(mark !== undefined && { mark }) };
  }
  const { action, draws, forced, mark } = entry;
  return { n, seat, action, draws, ...(forced && { forced }), ...(mark !== undefined && { mark }) };
}
