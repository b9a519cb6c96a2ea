import type { Result } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import type { House, OpenTable, TableRecord } from '@grognard/table';
import type { Ground } from '../ground.ts';
import type { Gate } from '../line/gate.ts';
import type { Newsroom } from '../line/newsroom.ts';

/** Everybody here, and the house they play in. */
export interface Company extends Ground {
  readonly house: House;
  readonly newsroom: Newsroom;
  readonly gate: Gate;
}

/** Changes what is beside a table, or goes back on it; whoever is there hears of it. */
export async function changeTable(
  { house, newsroom }: Company,
  id: TableId,
  change: (record: TableRecord, table: OpenTable) => Result<TableRecord> | Promise<Result<TableRecord>>,
): Promise<Result<TableRecord>> {
  const changed = await house.shelf.use(id, async (table): Promise<Result<TableRecord>> => {
    const from = table.match.journal.length;
    const next = await change(table.record, table);
    if (!next.ok || next.value === table.record) return next;
    const error = await house.keep(table, from, next.value);
    return error === null ? { ok: true, value: table.record } : { ok: false, error };
  });
  if (changed.ok) newsroom.publish({ is: 'room', table: id });
  return changed;
}
