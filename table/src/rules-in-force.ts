import type { RulesInForce } from '@grognard/protocol';
import { presentEra, sameEdition } from './eras.ts';
import type { Library } from './library.ts';
import type { TableRecord } from './record.ts';

/** What a screen is told of the rules of a table: nothing while they are the newest. */
export function rulesInForce(library: Library, record: TableRecord): RulesInForce | undefined {
  const { edition } = presentEra(record);
  if (edition === null || sameEdition(edition, library.newest(record.game))) return undefined;
  return { edition, day: library.dayOf(record.game, edition) };
}
