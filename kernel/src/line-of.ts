import { isUndo, type JournalEntry } from './journal.ts';

/** What is written down of an entry; the rest follows from it. */
export function lineOf<A>(entry: JournalEntry<A>): object {
  const { n, seat } = entry;
  if (isUndo(entry)) {
    const { strikes, agreed } = entry;
    return agreed === undefined ? { n, seat, strikes } : { n, seat, strikes, agreed };
  }
  const { action, draws, forced } = entry;
  return forced === undefined ? { n, seat, action, draws } : { n, seat, action, draws, forced };
}
