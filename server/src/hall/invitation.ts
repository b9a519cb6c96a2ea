// A table people agree upon: who is to sit where, on which terms, and what is told of it.
import type { Seat } from '@grognard/kernel';
import type { Invitation, PersonId, Sitter, TableId, TableWish, Terms } from '@grognard/protocol';
import type { DiceSecret } from '@grognard/table';
import type { InvitationRow, SeatRow } from '../store/schema.ts';
import type { Company } from './company.ts';

export interface Agreement {
  readonly row: InvitationRow;
  readonly wish: TableWish;
  readonly seats: readonly SeatRow[];
  /** Names of everybody who sits there, and of the host. */
  readonly names: ReadonlyMap<PersonId, string>;
}

export const termsOf = ({ visibility, watching, delay, clock, zero, rated }: TableWish): Terms => ({
  visibility,
  watching,
  delay,
  clock,
  zero,
  rated: rated === true,
});

/** Written by this server in no other form. */
export const secretOf = ({ secret }: InvitationRow): DiceSecret => JSON.parse(secret) as DiceSecret;
const wishOf = ({ wish }: InvitationRow): TableWish => JSON.parse(wish) as TableWish;

/** Several at once: who lists tables does not ask the database for each. */
export async function findAgreements(
  { db }: Company,
  rows: readonly InvitationRow[],
): Promise<readonly Agreement[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).execute();
  const people = new Set(seats.flatMap(({ person }) => person ?? []));
  for (const { host } of rows) people.add(host);
  const found = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...people])
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const wish = wishOf(row);
    const order = Object.keys(wish.seats);
    const own = seats.filter(({ table_id }) => table_id === row.id);
    return { row, wish, names, seats: own.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat)) };
  });
}

export async function findAgreement(company: Company, table: TableId): Promise<Agreement | null> {
  const row = await company.db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [found] = await findAgreements(company, [row]);
  return found ?? null;
}

export const seatsOf = ({ seats }: Agreement, person: PersonId): readonly Seat[] =>
  seats.filter((seat) => seat.person === person).map(({ seat }) => seat);

export const freeSeats = ({ wish, seats }: Agreement): readonly Seat[] =>
  seats
    .filter(({ seat, person }) => person === null && wish.seats[seat]?.kind !== 'ai')
    .map(({ seat }) => seat);

function sitterAt({ newsroom }: Company, { wish, names }: Agreement, { seat, person }: SeatRow): Sitter {
  const wished = wish.seats[seat];
  if (person !== null)
    return {
      kind: 'person',
      person: { id: person, name: names.get(person) ?? '', isHere: newsroom.isHere(person) },
    };
  return wished?.kind === 'ai' ? { kind: 'ai', level: wished.level } : { kind: 'free' };
}

/** What is told of it to somebody. */
export function describe(company: Company, agreement: Agreement, asker: PersonId): Invitation {
  const { row, wish, seats, names } = agreement;
  return {
    table: row.id,
    game: wish.game,
    about: wish.about,
    host: { id: row.host, name: names.get(row.host) ?? '', isHere: company.newsroom.isHere(row.host) },
    seats: Object.fromEntries(seats.map((seat) => [seat.seat, sitterAt(company, agreement, seat)])),
    terms: termsOf(wish),
    commitment: secretOf(row).commitment,
    hasBegun: row.has_begun === 1,
    mine: seatsOf(agreement, asker),
  };
}
