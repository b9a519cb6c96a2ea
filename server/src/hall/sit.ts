// Taking a seat, by link or at an open table, and giving it up again.
import type { Result, Seat } from '@grognard/kernel';
import type { Invitation, Offered, Room, TableId } from '@grognard/protocol';
import { apartFrom, hasAnyOf } from '../order/blocks.ts';
import { nameKey } from '../people/names.ts';
import { findPerson, isGuest, rename } from '../people/people.ts';
import { hashOf } from '../people/secrets.ts';
import { refuseRatedGuest } from '../ratings/refuse-rated.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { beginWhenFull } from './begin.ts';
import type { Company } from './company.ts';
import { takeOver } from './hand-over.ts';
import { type Agreement, describe, findAgreement, findAgreements, freeSeats, seatsOf } from './invitation.ts';
import { roomOf } from './room.ts';

const noLink = refused('no-link', 'link', refusals.noLink);

const seatBehind = ({ db }: Company, link: string): Promise<SeatRow | undefined> =>
  db.selectFrom('seats').selectAll().where('link', '=', hashOf(link)).executeTakeFirst();

/** What a link is for. */
export async function peek(company: Company, asker: PersonRow, link: string): Promise<Result<Offered>> {
  const seat = await seatBehind(company, link);
  const agreement = seat === undefined ? null : await findAgreement(company, seat.table_id);
  if (seat === undefined || agreement === null) return noLink;
  return { ok: true, value: { ...describe(company, agreement, asker.id), seat: seat.seat } };
}

/** Guests take the name they give; it may not be that of somebody else at the table, or of an account. */
async function introduce(
  company: Company,
  { names }: Agreement,
  person: PersonRow,
  name: string,
): Promise<Refused | null> {
  const wanted = isGuest(person) ? name : person.name;
  const isTaken = [...names].some(([id, other]) => id !== person.id && nameKey(other) === nameKey(wanted));
  if (isTaken) return refused('name-taken', 'name', refusals.nameAtTable, { name: wanted });
  return wanted === person.name ? null : rename(company, person, wanted);
}

interface Wanted {
  readonly table: TableId;
  readonly seat: Seat;
  readonly name: string;
  readonly contribution: string;
}

/** As somebody is called by now. */
const known = async (company: Company, person: PersonRow): Promise<PersonRow> =>
  (await findPerson(company, person.id)) ?? person;

async function take(
  company: Company,
  person: PersonRow,
  wanted: Wanted,
  link: string | null = null,
): Promise<Result<Room>> {
  const { table, seat, name, contribution } = wanted;
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  const there = agreement.seats.find((row) => row.seat === seat);
  if (there?.person === person.id) return roomOf(company, person.id, table);
  if (there !== undefined && link !== null && agreement.row.has_begun === 1) {
    const nameless = await introduce(company, agreement, person, name);
    const wrong =
      nameless ?? (await takeOver(company, await known(company, person), agreement, { ...there, link }));
    return wrong ?? roomOf(company, person.id, table);
  }
  if (!freeSeats(agreement).includes(seat)) return refused('seat-taken', 'seat', refusals.seatTaken);
  if (seatsOf(agreement, person.id).length > 0) return refused('own-seat', 'seat', refusals.ownSeat);
  const apart = await apartFrom(company, person.id);
  if (hasAnyOf(describe(company, agreement, person.id), apart))
    return refused('blocked', 'table', refusals.blocked);
  const unfit = agreement.wish.rated === true ? refuseRatedGuest(person) : null;
  if (unfit !== null) return unfit;
  const nameless = await introduce(company, agreement, person, name);
  if (nameless !== null) return nameless;
  const { numUpdatedRows } = await company.db
    .updateTable('seats')
    .set({ person: person.id, contribution })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return refused('seat-taken', 'seat', refusals.seatTaken);
  company.newsroom.enrol(person.id, table);
  const begun = await beginWhenFull(company, table);
  if (!begun.ok) return begun;
  company.newsroom.publish({ is: 'room', table });
  company.newsroom.publish({ is: 'games' }, { to: [person.id, ...agreement.names.keys()] });
  return roomOf(company, person.id, table);
}

export async function sit(
  company: Company,
  person: PersonRow,
  { link, ...rest }: { readonly link: string; readonly name: string; readonly contribution: string },
): Promise<Result<Room>> {
  const seat = await seatBehind(company, link);
  return seat === undefined
    ? noLink
    : take(company, person, { table: seat.table_id, seat: seat.seat, ...rest }, seat.link);
}

export async function join(company: Company, person: PersonRow, wanted: Wanted): Promise<Result<Room>> {
  const agreement = await findAgreement(company, wanted.table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  if (agreement.row.is_open === 0) return refused('not-open', 'table', refusals.notOpen);
  return take(company, person, wanted);
}

const mostListed = 100;

/** Open tables that wait for somebody, the newest first. */
export async function openTables(company: Company, asker: PersonRow): Promise<Result<readonly Invitation[]>> {
  const rows = await company.db
    .selectFrom('invitations')
    .selectAll()
    .where('is_open', '=', 1)
    .where('has_begun', '=', 0)
    .orderBy('created', 'desc')
    .limit(mostListed)
    .execute();
  const agreements = await findAgreements(company, rows);
  const apart = await apartFrom(company, asker.id);
  const told = agreements.map((agreement) => describe(company, agreement, asker.id));
  return { ok: true, value: told.filter((invitation) => !hasAnyOf(invitation, apart)) };
}

/** Gives up a seat nobody is waiting to play against yet; with its host the table goes. */
export async function withdraw(company: Company, person: PersonRow, table: TableId): Promise<Result<null>> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return { ok: true, value: null };
  if (agreement.row.has_begun === 1) return refused('has-begun', 'table', refusals.hasBegun);
  if (seatsOf(agreement, person.id).length === 0) return refused('not-yours', 'table', refusals.notAtTable);
  await company.db.transaction().execute(async (step) => {
    if (agreement.row.host === person.id) {
      await step.deleteFrom('seats').where('table_id', '=', table).execute();
      await step.deleteFrom('invitations').where('id', '=', table).execute();
    } else
      await step
        .updateTable('seats')
        .set({ person: null, contribution: null })
        .where('table_id', '=', table)
        .where('person', '=', person.id)
        .execute();
  });
  company.newsroom.publish({ is: 'room', table });
  company.newsroom.publish({ is: 'games' }, { to: [...agreement.names.keys()] });
  return { ok: true, value: null };
}
