// Whether a seat may take something back or do it again, and if not, why: told from what it may know and nothing else, so
// that the reason gives away no more than the grey button does.
import { isUndo, outcomeOf, pendingFor, type Seat, undoable, vantage } from '@grognard/kernel';
import type { Way, WhyNot } from '@grognard/protocol';
import type { AnyEntry } from './record.ts';
import { canRedo } from './redo.ts';
import type { OpenTable } from './shelf.ts';
import { hasChosen, isSilent } from './take-back.ts';

const not = (is: WhyNot['is'], seat: Seat | null = null): Way => ({ can: false, why: { is, seat } });

/** For who decides nothing here: it looks on, or back. */
export const noWay: Way = not('onlooker');

/** The last thing the seat chose that still stands. */
export function lastChosen(table: OpenTable, seat: Seat): number | null {
  const { journal } = table.match;
  const struck = new Set(journal.flatMap((entry) => (isUndo(entry) ? entry.strikes : [])));
  const last = journal.findLast(
    (entry) => entry.seat === seat && !isUndo(entry) && !struck.has(entry.n) && !isSilent(table, entry.n),
  );
  return last?.n ?? null;
}

const hasDiceFor = (entry: AnyEntry, seat: Seat): boolean =>
  !isUndo(entry) && entry.draws.some(({ knownTo }) => knownTo === undefined || knownTo.includes(seat));

/** What has come between the seat and its last choice. */
function whyNoUndo(table: OpenTable, seat: Seat): Way {
  const { match } = table;
  if (outcomeOf(match) !== null) return not('over');
  if (hasChosen(table, seat)) return not('builtUpon');
  const last = lastChosen(table, seat);
  if (last === null) return not('nothing');
  const since = vantage(match, seat).flatMap((n) => match.journal[n - 1] ?? []);
  const later = since.filter(({ n }) => n >= last);
  if (later.some((entry) => hasDiceFor(entry, seat))) return not('dice');
  const answer = later.findLast((entry) => entry.seat !== seat);
  if (answer !== undefined) return not('answered', answer.seat);
  const asked = pendingFor(match, seat).find((decision) => decision.seat !== seat);
  return asked === undefined ? not('shown') : not('asked', asked.seat);
}

export const wayBack = (table: OpenTable, seat: Seat): Way =>
  hasChosen(table, seat) && undoable(table.match, seat) !== null ? { can: true } : whyNoUndo(table, seat);

export const wayForward = (table: OpenTable, seat: Seat): Way =>
  canRedo(table, seat) ? { can: true } : not('nothing');
