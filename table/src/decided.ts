// Which decisions hold. What its seat may still take back is none yet: it earns no time and ends no offer.
import { isUndo, ownEntries, type Seat, undoable } from '@grognard/kernel';
import type { OpenTable } from './shelf.ts';
import { lastChosen } from './way-back.ts';

/** Taken back; or it may be by its seat alone; or it may not. */
export type Fate = 'struck' | 'open' | 'holds';

/** What a host that keeps time may ask of the journal. */
export interface Decided {
  /** The last entry the seat chose that stands; 0 where there is none. */
  last(seat: Seat): number;
  fate(seat: Seat, n: number): Fate;
  /** Whether an entry says that its seat is done: a seat asked anew at once after it has answered all the same. */
  isDone(n: number): boolean;
  /** How many entries there are. */
  readonly entries: number;
}

/** Before anybody has decided anything. */
export const nothingDecided: Decided = {
  last: () => 0,
  fate: () => 'struck',
  isDone: () => false,
  entries: 0,
};

export function decidedAt(table: OpenTable): Decided {
  const { match } = table;
  const { journal, module } = match;
  const isStruck = (n: number): boolean =>
    journal.slice(n).some((entry) => isUndo(entry) && entry.strikes.includes(n));
  return {
    last: (seat) => lastChosen(table, seat) ?? 0,
    fate(seat, n) {
      if (isStruck(n)) return 'struck';
      return ownEntries(match, seat).includes(n) && undoable(match, seat) !== null ? 'open' : 'holds';
    },
    isDone(n) {
      const entry = journal[n - 1];
      if (entry === undefined || isUndo(entry)) return false;
      return Object.values(module.procedures).some(({ actions }) =>
        actions.some(({ type, role }) => type === entry.action.type && role === 'commit'),
      );
    },
    entries: journal.length,
  };
}
