// Undo beyond what a seat may take back alone: everybody has agreed, so the seat decides its last choice again.
import { goBack, type Seat } from '@grognard/kernel';
import type { TableRecord } from './record.ts';
import type { OpenTable } from './shelf.ts';

/** Takes back a choice of the seat and all that came of it; the record to write with it. */
export function goBackTo(table: OpenTable, seat: Seat, n: number): TableRecord {
  const { match, record } = table;
  goBack(match, seat, n);
  // The question came back because somebody wants to answer it otherwise: no order answers it.
  return { ...record, silent: [], held: match.journal.length };
}
