// A long game opens sooner where its store keeps how it stood: never later than a few hundred entries ago.
import { outcomeOf, snapshotOf } from '@grognard/kernel';
import type { OpenTable } from './shelf.ts';
import type { Store } from './store.ts';

/** Playing so many again takes no longer than reading a snapshot. */
const spacing = 250;

/** Gives the store a snapshot of what it has, if it takes any and it is time. Nobody waits for it. */
export function keepSnapshot(store: Store, table: OpenTable): void {
  const { record, match } = table;
  const n = match.journal.length;
  if (store.keepSnapshot === undefined || n - table.snapshotAt < spacing) return;
  // How it was settled beside the board stands in the record.
  if (outcomeOf(match)?.settled !== undefined) return;
  table.snapshotAt = n;
  void store.keepSnapshot(record, match.journal.slice(), snapshotOf(match)).catch(() => {});
}
