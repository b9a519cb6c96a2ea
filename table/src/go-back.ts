// Undo beyond what a seat may take back alone: everybody has agreed, so the seat decides its last choice again.
import { goBack, type Seat } from '@grognard/kernel';
import type { TableRecord } from './record.ts';
import type { OpenTable } from './shelf.ts';
import { lastChosen } from './way-back.ts';

/** Whether the seat has chosen anything that still stands. */
export const canGoBack = (table: OpenTable, seat: Seat): boolean => lastChosen(table, seat) !== null;

/** Takes back the seat's last choice and all that came of it; the record to write with it. */
export function goBackTo(table: OpenTable, seat: Seat): TableRecord {
  const { match, record } = table;
  const last = lastChosen(table, seat);
  if (last === null) return record;
  goBack(match, seat, last);
  // The question came back because somebody wants to answer it otherwise: no order answers it.
  return { ...record, silent: [], held: match.journal.length };
}
