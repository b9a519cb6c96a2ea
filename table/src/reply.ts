import { invariant, type Result } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import type { AnyEntry, TableRecord } from './record.ts';
import type { Store } from './store.ts';

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Stores a new table, if there is one; its id. */
export async function fileAway(
  store: Store,
  record: Result<TableRecord>,
  entries: readonly AnyEntry[] = [],
): Promise<Result<TableId>> {
  if (!record.ok) return record;
  const written = await store.create(record.value, entries);
  invariant(written === 'written', 'a fresh id is free');
  return ok(record.value.id);
}
