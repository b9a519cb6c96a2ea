import type { Result } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import type { House, TableRecord } from '@grognard/table';
import type { Ground } from '../ground.ts';
import type { Newsroom } from '../line/newsroom.ts';

/** Everybody here, and the house they play in. */
export interface Company extends Ground {
  readonly house: House;
  readonly newsroom: Newsroom;
}

/** Changes a table's record without anything being played; whoever is at the table hears of it. */
export async function changeTable(
  { house, newsroom }: Company,
  id: TableId,
  change: (record: TableRecord) => Result<TableRecord>,
): Promise<Result<TableRecord>> {
  const changed = await house.shelf.use(id, async (table): Promise<Result<TableRecord>> => {
    const next = change(table.record);
    if (!next.ok || next.value === table.record) return next;
    const error = await house.keep(table, table.match.journal.length, next.value);
    return error === null ? { ok: true, value: table.record } : { ok: false, error };
  });
  if (changed.ok) newsroom.publish({ is: 'room', table: id });
  return changed;
}
