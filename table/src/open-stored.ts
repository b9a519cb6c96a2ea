// A stored game with the rules it is played by. Where nobody has said which edition that is, because it was stored before there
// were any, it is the newest by which it plays again as it was played.
import type { AnyGame, AnyMatch, AnyRules, Result } from '@grognard/kernel';
import { presentEra, sameEdition } from './eras.ts';
import type { Library } from './library.ts';
import type { TableRecord } from './record.ts';
import { restore } from './restore.ts';
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

interface Opened {
  readonly record: TableRecord;
  readonly match: AnyMatch;
}

/** The record with the edition it turned out to be played by. */
async function named(library: Library, stored: Stored): Promise<Result<Opened> | null> {
  const { record, entries } = stored;
  for (const edition of library.editions(record.game)) {
    const module = await library.whole(record.game, edition);
    if (!module.ok) continue;
    const match = restore([module.value], record, entries);
    if (match.ok)
      return { ok: true, value: { record: { ...record, eras: [{ from: 0, edition }] }, match: match.value } };
  }
  return null;
}

export async function openStored(library: Library, stored: Stored): Promise<Result<Opened>> {
  const { record, entries, snapshot } = stored;
  const isNameless = presentEra(record).edition === null && library.newest(record.game) !== null;
  if (isNameless) {
    const found = await named(library, stored);
    if (found !== null) return found;
  }
  const rules = await rulesOf(library, record);
  if (!rules.ok) return rules;
  // A snapshot knows nothing of what was played before newer rules were taken.
  const match = restore(rules.value, record, entries, record.eras.length === 1 ? snapshot : undefined);
  return match.ok ? { ok: true, value: { record, match: match.value } } : match;
}
