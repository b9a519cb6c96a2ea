import { type AnyMatch, hex, type Json } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import type { Ports } from './ports.ts';
import type { DiceSecret, TableRecord } from './record.ts';
import { summaryOf } from './summary.ts';
import { asJson } from './wire.ts';

/** What a table needs beside its match. */
export interface Setting extends Pick<TableRecord, 'players' | 'hints' | 'kind' | 'lesson' | 'standing'> {
  readonly dice: readonly DiceSecret[];
  readonly contributions?: readonly string[];
  readonly created?: string;
  /** Where it has been agreed upon before. */
  readonly id?: TableId;
  readonly beside?: Json;
}

/** A table under an id nobody can guess. */
export function newRecord(match: AnyMatch, setting: Setting, { clock, dice, sideboard }: Ports): TableRecord {
  const { module, start } = match;
  const now = clock();
  const record: TableRecord = {
    id: hex(dice(8)),
    contributions: [],
    created: now,
    ...setting,
    revision: 0,
    game: module.id,
    version: module.version,
    options: asJson(match.options),
    updated: now,
    start: start === null ? null : { position: module.position(start), draws: start.draws },
    opening: match.opening.draws,
    summary: summaryOf(match),
  };
  return sideboard === undefined ? record : { ...record, beside: sideboard.after(record) };
}
