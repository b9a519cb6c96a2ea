import { type AnyMatch, hex } from '@grognard/kernel';
import type { Ports } from './ports.ts';
import type { DiceSecret, TableRecord } from './record.ts';
import { summaryOf } from './summary.ts';
import { asJson } from './wire.ts';

/** What a table needs beside its match. */
export interface Setting extends Pick<TableRecord, 'players' | 'hints' | 'kind'> {
  readonly dice: readonly DiceSecret[];
  readonly contributions?: readonly string[];
  readonly created?: string;
}

/** A table under an id nobody can guess. */
export function newRecord(match: AnyMatch, setting: Setting, { clock, dice }: Ports): TableRecord {
  const { module, start } = match;
  const now = clock();
  return {
    contributions: [],
    created: now,
    ...setting,
    id: hex(dice(8)),
    revision: 0,
    game: module.id,
    version: module.version,
    options: asJson(match.options),
    updated: now,
    start: start === null ? null : { position: module.position(start), draws: start.draws },
    opening: match.opening.draws,
    summary: summaryOf(match),
  };
}
