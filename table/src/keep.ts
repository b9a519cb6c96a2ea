// Nothing is done before it is on disk: whoever writes first wins, and memory never runs ahead of the store.
import { type InputError, outcomeOf, settle } from '@grognard/kernel';
import { decidedAt } from './decided.ts';
import { onThisDevice } from './host-words.ts';
import type { Ports } from './ports.ts';
import type { TableRecord } from './record.ts';
import { seenBy } from './seen-by.ts';
import type { OpenTable, Shelf } from './shelf.ts';
import { keepSnapshot } from './snapshots.ts';
import { summaryOf } from './summary.ts';

/**
 * Writes what was played after entry `from`, and the record, if it has changed; then tells everybody. When that fails,
 * the table in memory may be ahead of the disk: it is forgotten, and the reason given.
 */
export type Keep = (table: OpenTable, from: number, record?: TableRecord) => Promise<InputError | null>;

export const keeper =
  (shelf: Shelf, { store, news, clock, sideboard, says = onThisDevice }: Ports): Keep =>
  async (table, from, record = table.record) => {
    const { match } = table;
    const settled = sideboard?.settled(record) ?? null;
    if (settled !== null && outcomeOf(match) === null) settle(match, settled);
    const entries = match.journal.slice(from);
    const told = seenBy(match, from, table.record, record);
    const played: TableRecord = {
      ...record,
      revision: record.revision + 1,
      updated: told === 'everybody' && entries.length > 0 ? clock() : record.updated,
      summary: summaryOf(match),
    };
    const next =
      sideboard === undefined
        ? played
        : { ...played, beside: sideboard.after(played, decidedAt({ ...table, record: played })) };
    try {
      if ((await store.write(next, entries)) === 'written') {
        table.record = next;
        keepSnapshot(store, table);
        news.tell(
          record.id,
          told === 'everybody' ? undefined : told.flatMap((seat) => next.players[seat] ?? []),
        );
        return null;
      }
      shelf.forget(record.id);
      return says.movedOn;
    } catch (error) {
      shelf.forget(record.id);
      return says.notSaved(error);
    }
  };
