// After an update, battles that are going on are played again by the newest edition. Where every entry comes out the same, a
// battle moves on to it without anybody noticing; where not, it stays with its own, and remembers at which entry it differs.
import type { AnyRules } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import { type Era, presentEra, sameEdition } from './eras.ts';
import type { House } from './house.ts';
import type { Library } from './library.ts';
import { carryFor, openStored, rulesOf } from './open-stored.ts';
import type { AnyEntry, TableRecord } from './record.ts';
import { replaying, type Sound } from './restore.ts';

/** Entries between two rests. */
const SPELL = 40;

/** Lets others have their turn. */
export type Rest = () => Promise<void>;

/** Whether there is anything to try: it is going on, by an older edition, and has not been tried with the newest. */
export function isBehind({ newest }: Library, record: TableRecord): boolean {
  const present = newest(record.game);
  if (present === null || record.summary.outcome !== null) return false;
  // Who plays by file has bound himself to every line of it, the edition it names included.
  if (record.mail !== undefined) return false;
  const isTried = record.differs !== undefined && sameEdition(record.differs.edition, present);
  return !isTried && !sameEdition(presentEra(record).edition, present);
}

async function inSpells(
  rules: readonly AnyRules[],
  record: TableRecord,
  entries: readonly AnyEntry[],
  rest: Rest,
): Promise<Sound | null> {
  const steps = replaying(rules, record, entries, { isThorough: true, carry: await carryFor(record) });
  let step = steps.next();
  for (let n = 1; step.done !== true; n += 1) {
    if (n % SPELL === 0) await rest();
    step = steps.next();
  }
  return step.value.ok ? step.value.value : null;
}

/** The first entry that comes out differently by other rules; 0: it could not even begin; null: none does. */
async function firstDifference(
  library: Library,
  record: TableRecord,
  entries: readonly AnyEntry[],
  rest: Rest,
): Promise<number | null> {
  const [own, newest] = await Promise.all([rulesOf(library, record), library.whole(record.game, null)]);
  if (!own.ok || !newest.ok) return 0;
  // Entries from before marks are marked by their own rules first.
  const isMarked = entries.every(({ mark }) => mark !== undefined);
  const known = isMarked ? entries : (await inSpells(own.value, record, entries, rest))?.match.journal;
  if (known === undefined) return 0;
  const found = await inSpells([...own.value.slice(0, -1), newest.value], record, known, rest);
  if (found === null) return 0;
  return found.problem?.n ?? null;
}

/** The record once it has been tried: by the newest edition from its last seam on, or knowing where it differs. */
function afterTrial(library: Library, record: TableRecord, differs: number | null): TableRecord {
  const edition = library.newest(record.game);
  if (edition === null) return record;
  if (differs !== null) return { ...record, differs: { edition, n: differs } };
  const { differs: _, ...rest } = record;
  const last: Era = { ...presentEra(record), edition };
  return { ...rest, eras: [...record.eras.slice(0, -1), last] };
}

/** Tries one table; whether it has moved on. */
export async function bringOn(house: House, id: TableId, rest: Rest): Promise<boolean> {
  const { library, shelf, keep, ports } = house;
  const stored = await ports.store.read(id);
  if (stored === undefined || 'isDamaged' in stored || !isBehind(library, stored.record)) return false;
  const opened = await openStored(library, stored);
  if (!opened.ok || !isBehind(library, opened.value.record)) return false;
  const { record } = opened.value;
  const differs = await firstDifference(library, record, stored.entries, rest);
  return shelf
    .use(id, async (table) => {
      // Somebody has decided meanwhile: it is tried again the next time.
      if (table.record.revision !== record.revision) return false;
      const error = await keep(table, table.match.journal.length, afterTrial(library, record, differs));
      shelf.forget(id);
      return error === null && differs === null;
    })
    .then((moved) => moved === true);
}

/** Tries every table of a host that is small enough to list them all. */
export async function bringAllOn(house: House, rest: Rest): Promise<void> {
  for (const record of await house.ports.store.list()) {
    if ('isDamaged' in record || !isBehind(house.library, record)) continue;
    // One that cannot be tried stays where it is; whoever opens it is told what is wrong.
    await bringOn(house, record.id, rest).catch(() => {});
    await rest();
  }
}
