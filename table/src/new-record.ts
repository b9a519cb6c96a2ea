import { type AnyMatch, eraOf, hex, type Json } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import { nothingDecided } from './decided.ts';
import type { Era } from './eras.ts';
import { RECORD_FORMAT } from './older-records.ts';
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
  /** Where it has been played by several editions before. */
  readonly eras?: readonly Era[];
}

/** A table under an id nobody can guess. */
export function newRecord(
  match: AnyMatch,
  { eras, ...setting }: Setting,
  { clock, dice, sideboard }: Ports,
): TableRecord {
  // What it began with: newer rules may have been taken since.
  const { module, start, options } = eraOf(match, 0);
  const now = clock();
  const record: TableRecord = {
    id: hex(dice(8)),
    contributions: [],
    created: now,
    ...setting,
    revision: 0,
    game: module.id,
    format: RECORD_FORMAT,
    eras: eras ?? [{ from: 0, edition: module.edition ?? null }],
    options: asJson(options),
    updated: now,
    start: start === null ? null : { position: module.position(start), draws: start.draws },
    opening: match.opening.draws,
    summary: summaryOf(match),
  };
  return sideboard === undefined ? record : { ...record, beside: sideboard.after(record, nothingDecided) };
}
