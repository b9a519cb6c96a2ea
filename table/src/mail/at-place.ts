// A place at a table that goes by file: what differs from any other.
import {
  type InputError,
  isUndo,
  type Json,
  outcomeOf,
  pending,
  type Seat,
  submit,
  withSource,
} from '@grognard/kernel';
import type { ByMail, Failed, Moment, TableState } from '@grognard/protocol';
import { entrySeen } from '../look.ts';
import type { OpenTable } from '../shelf.ts';
import type { Changed } from '../take-back.ts';
import type { GuestMail } from './mail.ts';
import { words } from './words.ts';

const guestMail = ({ record: { mail } }: OpenTable): GuestMail | null => (mail?.is === 'guest' ? mail : null);

/** Moments the seat knew of before this turn was opened here. */
export const momentsBefore = (table: OpenTable): number =>
  Math.max(0, (guestMail(table)?.moments.length ?? 0) - 1);

/** What the page says about files: whether one is due, and whether it has been written. */
function byMail(table: OpenTable): ByMail {
  const { record, match } = table;
  const guest = guestMail(table);
  if (guest !== null) return { side: 'guest', isDue: guest.last !== null, isSent: guest.isSent };
  const asked = pending(match).map(({ seat }) => seat);
  const isTheirs = asked.length > 0 && asked.every((seat) => record.players[seat]?.kind === 'mail');
  const seats = record.mail?.is === 'host' ? Object.values(record.mail.seats) : [];
  const isSent = seats.some(({ sentAt }) => sentAt === match.journal.length);
  return { side: 'host', isDue: isTheirs || outcomeOf(match) !== null, isSent };
}

/** The present moment with what is to be said of files. An answer that is ready leaves nothing to choose. */
export function withMail(table: OpenTable, state: TableState): TableState {
  const n = state.n + momentsBefore(table);
  const mail = byMail(table);
  const guest = guestMail(table);
  return guest === null || guest.last === null
    ? { ...state, n, mail }
    : { ...state, n, mail, decisions: [], offers: [], undo: { can: true } };
}

/** What was seen before the turn came, then what was chosen here. */
export function momentsByMail(
  table: OpenTable,
  from: number,
  momentsFrom: (n: number) => readonly Moment[],
): readonly Moment[] {
  const guest = guestMail(table);
  if (guest === null) return momentsFrom(from);
  const before = momentsBefore(table);
  const later = momentsFrom(1).map((moment) => ({ ...moment, n: moment.n + before }));
  return [...guest.moments, ...later].filter(({ n }) => n >= from);
}

/** Past moments of a game by file are with the side that keeps it. */
export const onlyNow: Failed = {
  ok: false,
  error: { code: 'no-entry', path: 'n', message: words.onlyNow },
};

/** Why nobody here may decide anything now. */
export function refuseByMail({ record, match }: OpenTable): InputError | null {
  const { mail } = record;
  const isBound =
    mail?.is === 'host'
      ? Object.values(mail.seats).some(({ sentAt }) => sentAt === match.journal.length)
      : mail?.is === 'guest' && mail.isSent;
  return isBound ? { code: 'sent', path: '', message: words.sent } : null;
}

/** A guess at chance, for finding out what a choice would lead to; nothing of it is shown. */
const anyDice = { draw: () => 1 };

/**
 * Chooses at a table whose truth is elsewhere: drafts are drafted here, and the first choice that would show something,
 * roll dice or ask somebody else ends the answer.
 */
export function chooseByMail(table: OpenTable, seat: Seat, action: Json, seen: number): Changed {
  const guest = guestMail(table);
  const { match, record } = table;
  const before = entrySeen(match, seat, Math.max(0, seen - momentsBefore(table)));
  if (guest === null) return submit(match, seat, action, before);
  const tried = submit(withSource(match, anyDice), seat, action, before);
  if (!tried.ok) return tried;
  if (!isUndo(tried.entry) && !tried.entry.barrier) return submit(match, seat, action, before);
  table.record = { ...record, mail: { ...guest, last: action } };
  return { ok: true };
}

/** Takes back the choice that ended an answer; null when there is none. */
export function takeBackLast(table: OpenTable): Changed | null {
  const guest = guestMail(table);
  if (guest === null || guest.last === null) return null;
  table.record = { ...table.record, mail: { ...guest, last: null } };
  return { ok: true };
}
