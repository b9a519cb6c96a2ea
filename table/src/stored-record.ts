import type { TableId } from '@grognard/protocol';
import { isFromTheFuture, upgraded } from './older-records.ts';
import { isRecord, type TableRecord } from './record.ts';
import type { Damaged } from './store.ts';

/** What a store has under an id: a record, in the shape of today whatever shape it was written in, or why it is none. */
export function recordFrom(id: TableId, stored: unknown): TableRecord | Damaged {
  if (isFromTheFuture(stored)) return { id, isDamaged: true, isFromTheFuture: true };
  const record = upgraded(stored);
  return isRecord(record) ? record : { id, isDamaged: true };
}
