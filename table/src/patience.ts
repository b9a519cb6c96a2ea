// A machine that must end: after so many answers in a row that have not brought a decision to its end it is asked no more.
import { fill, pending, type Seat } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import type { OpenTable } from './shelf.ts';
import { machineWords } from './words/machine.ts';

/** More than any sound machine takes for one decision: conformance holds every game to 300. */
export const MOST_ANSWERS = 500;

export interface Patience {
  /** After an answer, which begins with entry `n`; throws once there have been too many. */
  note(table: OpenTable, seat: Seat, n: number): void;
}

/** Whether the answer has brought the decision to its end: something came of it, or the seat is asked no more. */
const isDecided = ({ match }: OpenTable, seat: Seat, n: number): boolean =>
  !pending(match).some((decision) => decision.seat === seat) ||
  match.journal.slice(n).some((entry) => 'barrier' in entry && entry.barrier);

export function newPatience(): Patience {
  const answers = new Map<TableId, number>();
  return {
    note(table, seat, n) {
      const { id } = table.record;
      const count = isDecided(table, seat, n) ? 0 : (answers.get(id) ?? 0) + 1;
      if (count > 0 && count < MOST_ANSWERS) answers.set(id, count);
      else answers.delete(id);
      if (count >= MOST_ANSWERS) throw new Error(fill(machineWords.restless, { count }));
    },
  };
}
