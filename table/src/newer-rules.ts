// Rules that were mended since a battle began: which, whether it could go on by them, and going on by them.
import {
  type AnyMatch,
  carryOver,
  type InputError,
  marked,
  outcomeOf,
  type Result,
  type Seat,
  type Viewer,
  vantage,
} from '@grognard/kernel';
import type { Failed, NewerRules } from '@grognard/protocol';
import { presentEra, sameEdition } from './eras.ts';
import type { House } from './house.ts';
import type { Library } from './library.ts';
import type { TableRecord } from './record.ts';
import { rulesInForce } from './rules-in-force.ts';
import type { OpenTable } from './shelf.ts';

const cannot = (code: string, message: string): Failed => ({ ok: false, error: { code, path: '', message } });

const nothingNewer = cannot('no-newer-rules', 'This battle is played by the newest rules.');
const byFile = cannot(
  'by-mail',
  'A game by file ends by the rules it began with: both sides are bound to its lines.',
);
const isOver = cannot('over', 'The battle is over. It stays as it was played.');

/** The match by the newest rules, or why there is none. */
async function carried({ record, match }: OpenTable, library: Library): Promise<Result<AnyMatch>> {
  if (rulesInForce(library, record) === undefined) return nothingNewer;
  if (outcomeOf(match) !== null) return isOver;
  if (record.mail !== undefined) return byFile;
  const newest = await library.whole(record.game, null);
  return newest.ok ? carryOver(match, newest.value) : newest;
}

/** Counted in the moments the viewer may know of: the number of an entry would tell how many others there are. */
function momentOf({ record, match }: OpenTable, viewer: Viewer): number | null {
  const at = record.differs === undefined ? -1 : vantage(match, viewer).indexOf(record.differs.n);
  return at < 0 ? null : at + 1;
}

export async function newerRules(
  table: OpenTable,
  library: Library,
  viewer: Viewer,
): Promise<Result<NewerRules>> {
  const { record } = table;
  const { edition } = presentEra(record);
  const newest = library.newest(record.game);
  if (edition === null || newest === null || sameEdition(edition, newest)) return nothingNewer;
  const found = await carried(table, library);
  return {
    ok: true,
    value: {
      edition,
      day: library.dayOf(record.game, edition),
      newest,
      newestDay: library.dayOf(record.game, newest),
      changes: await library.changesSince(record.game, edition),
      differsFrom: momentOf(table, viewer),
      inTheWay: found.ok ? null : found.error,
    },
  };
}

/** Why this battle cannot go on by the newest rules as it stands; null: it can. */
export async function refuseNewerRules(table: OpenTable, library: Library): Promise<InputError | null> {
  const found = await carried(table, library);
  return found.ok ? null : found.error;
}

/**
 * From here on by the newest rules, because these seats have agreed: the match goes over, and the record says so, which is still
 * to be kept. What was played stays what it was.
 */
export async function goOverToNewerRules(
  table: OpenTable,
  library: Library,
  by: readonly Seat[],
): Promise<Result<TableRecord>> {
  const found = await carried(table, library);
  if (!found.ok) return found;
  const { differs: _, ...record } = table.record;
  const edition = library.newest(record.game);
  const from = table.match.journal.length + 1;
  table.match = marked(found.value);
  return { ok: true, value: { ...record, eras: [...record.eras, { from, edition, by }] } };
}

export async function takeNewerRules(
  { library, keep }: House,
  table: OpenTable,
  by: readonly Seat[],
): Promise<Result<null>> {
  const from = table.match.journal.length;
  const found = await goOverToNewerRules(table, library, by);
  if (!found.ok) return found;
  const error = await keep(table, from, found.value);
  return error === null ? { ok: true, value: null } : { ok: false, error };
}
