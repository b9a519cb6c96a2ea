// A stored game with the rules it is played by.
import type { AnyGame, AnyMatch, AnyRules, Result } from '@grognard/kernel';
import { presentEra, sameEdition } from './eras.ts';
import type { Library } from './library.ts';
import type { TableRecord } from './record.ts';
import { type Carry, restore } from './restore.ts';
import type { Stored } from './store.ts';

/** The rules of each era, in order. */
export async function rulesOf(library: Library, record: TableRecord): Promise<Result<readonly AnyRules[]>> {
  const { game, options, start, eras } = record;
  const [only, ...later] = eras;
  const newest = library.newest(game);
  if (only !== undefined && later.length === 0 && sameEdition(only.edition, newest)) {
    const rules = await library.rules({ game, options, isWhole: start !== null });
    return rules.ok ? { ok: true, value: [rules.value] } : rules;
  }
  const found: AnyGame[] = [];
  for (const { edition } of eras) {
    const module = await library.whole(game, edition);
    if (!module.ok) return module;
    found.push(module.value);
  }
  return { ok: true, value: found };
}

export interface Opened {
  readonly record: TableRecord;
  readonly match: AnyMatch;
}

/** Few tables have been carried over, and what carries them is loaded for those. */
export const carryFor = async ({ eras }: TableRecord): Promise<Carry | undefined> =>
  eras.length > 1 ? (await import('@grognard/kernel/carry-over.ts')).carryOver : undefined;

export async function openStored(library: Library, stored: Stored): Promise<Result<Opened>> {
  const { record, entries, snapshot } = stored;
  const isNameless = presentEra(record).edition === null && library.newest(record.game) !== null;
  if (isNameless) {
    const { named } = await import('./find-edition.ts');
    const found = await named(library, stored);
    if (found !== null) return found;
  }
  const rules = await rulesOf(library, record);
  if (!rules.ok) return rules;
  const carry = await carryFor(record);
  // A snapshot knows nothing of what was played before newer rules were taken.
  const match = restore(rules.value, record, entries, carry === undefined ? { snapshot } : { carry });
  return match.ok ? { ok: true, value: { record, match: match.value } } : match;
}
