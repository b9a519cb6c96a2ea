// Who has something new to see. Whoever is told that a table has changed, and finds nothing, has learnt that somebody
// drafts; so they are not told.
import {
  type AnyMatch,
  isUndo,
  outcomeOf,
  pendingFor,
  type Seat,
  sameJson,
  type Viewer,
  vantage,
} from '@grognard/kernel';
import type { AnyEntry, TableRecord } from './record.ts';

const isNewTo = (match: AnyMatch, viewer: Viewer, entry: AnyEntry): boolean => {
  const seen = vantage(match, viewer);
  return seen.includes(entry.n) || (isUndo(entry) && entry.strikes.some((n) => seen.includes(n)));
};

/** The seats that see something of what was written after entry `from`; everybody does when onlookers do. */
export function seenBy(
  match: AnyMatch,
  from: number,
  before: TableRecord,
  after: TableRecord,
): readonly Seat[] | 'everybody' {
  const fresh = match.journal.slice(from);
  const isAskedAnew = !sameJson(
    before.summary.waitingFor,
    pendingFor(match, 'spectator').map(({ seat }) => seat),
  );
  const isArranged = before.players !== after.players || before.eras !== after.eras;
  const isPublic = isAskedAnew || isArranged || outcomeOf(match) !== null;
  if (isPublic || fresh.some((entry) => isNewTo(match, 'spectator', entry))) return 'everybody';
  return match.seats.filter(
    (seat) =>
      fresh.some((entry) => isNewTo(match, seat, entry)) ||
      !sameJson(before.standing?.[seat], after.standing?.[seat]),
  );
}
