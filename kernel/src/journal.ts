import type { Seat } from './contract.ts';
import type { Draw } from './random.ts';

/** One accepted action. A barrier is a moment nobody may go back across. */
export interface Entry<A> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: A;
  readonly draws: readonly Draw[];
  readonly barrier: boolean;
  /** The seat had no other answer, and its host gave this one without asking. */
  readonly forced?: true;
  /** Of the position it led to, where the match is marked. */
  readonly mark?: string;
}

/** A seat took back its own entries `strikes`, latest first. */
export interface UndoEntry {
  readonly n: number;
  readonly seat: Seat;
  readonly strikes: readonly number[];
  /** By the word of everybody: back across barriers, and over what others did. */
  readonly agreed?: true;
  /** Of the position it led back to, where the match is marked. */
  readonly mark?: string;
}

export type JournalEntry<A> = Entry<A> | UndoEntry;

export const isUndo = <A>(entry: JournalEntry<A>): entry is UndoEntry => 'strikes' in entry;

/** Whether everybody agreed to go back here. */
export const isAgreed = <A>(entry: JournalEntry<A>): boolean => isUndo(entry) && entry.agreed === true;

/** The actions after entry `from`, up to entry `to`, that have not been taken back by then. */
export function standing<A>(journal: readonly JournalEntry<A>[], from: number, to: number): Entry<A>[] {
  const made: Entry<A>[] = [];
  const struck = new Set<number>();
  for (const entry of journal.slice(from, to)) {
    if (!isUndo(entry)) made.push(entry);
    else for (const n of entry.strikes) struck.add(n);
  }
  return struck.size === 0 ? made : made.filter((entry) => !struck.has(entry.n));
}
