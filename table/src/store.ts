// Where tables are kept. table/test/store-contract.ts says what every store must promise.
import type { Snapshot } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import type { AnyEntry, TableRecord } from './record.ts';

/** Something is kept under this id, but it is no record any more. */
export interface Damaged {
  readonly id: TableId;
  readonly isDamaged: true;
  /** It is sound, but written by a Grognard that knows more than this one. */
  readonly isFromTheFuture?: true;
}

export interface Stored {
  readonly record: TableRecord;
  readonly entries: readonly AnyEntry[];
  /** Where the match stood after the first of them, if somebody kept it: only the rest need be played again. */
  readonly snapshot?: Snapshot;
}

/** 'taken': somebody else has written first, or thrown the table away. Nothing of it was written. */
export type Written = 'written' | 'taken';

export interface Store {
  /**
   * Every record, or those of these tables, without looking at a journal. One that is no record any more does not hide
   * the others.
   */
  list(only?: readonly TableId[]): Promise<readonly (TableRecord | Damaged)[]>;
  read(id: TableId): Promise<Stored | Damaged | undefined>;
  create(record: TableRecord, entries: readonly AnyEntry[]): Promise<Written>;
  /**
   * Writes the record, which must be the next revision, and these entries, each of which must be new: all of it or
   * nothing, and on disk before it is acknowledged.
   */
  write(record: TableRecord, entries: readonly AnyEntry[]): Promise<Written>;
  /** For good: a table that was thrown away does not come back. */
  remove(id: TableId): Promise<void>;
  /**
   * Keeps where a match stood after these entries, in place of an earlier one: so that it opens sooner, and for nothing
   * else. A store that loses it, or has none, loses nothing.
   */
  keepSnapshot?(record: TableRecord, entries: readonly AnyEntry[], snapshot: Snapshot): Promise<void>;
}
