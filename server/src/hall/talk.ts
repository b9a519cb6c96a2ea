// Talk: at the table among those who play, and apart from it among those who look on.
import type { Result } from '@grognard/kernel';
import type { ActId, Circle, Ear, Hushed, PersonId, Said, TableId } from '@grognard/protocol';
import type { Audience } from '../line/newsroom.ts';
import { apartFrom } from '../order/blocks.ts';
import { refuseMuted } from '../order/sanctions.ts';
import { freshSecret } from '../people/secrets.ts';
import { isConflict } from '../store/database.ts';
import type { PersonRow, SaidRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import type { Company } from './company.ts';
import { findAgreement, seatsOf } from './invitation.ts';

const mostAtOnce = 200;

export const saidOf = ({ n, circle, person, name, text, at }: SaidRow): Said => ({
  n,
  // Only circles are ever written there.
  circle: circle as Circle,
  by: person,
  name,
  text,
  at,
});

/** Players do not hear onlookers and onlookers do not speak at the table: nobody is advised during a battle. */
async function refuseCircle(
  company: Company,
  person: PersonId,
  table: TableId,
  circle: Circle,
): Promise<Refused | null> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  const plays = seatsOf(agreement, person).length > 0;
  if (circle === 'table') return plays ? null : refused('not-yours', 'circle', refusals.notAtTable);
  const mayWatch = agreement.wish.watching === 'anybody' && !plays;
  return mayWatch ? null : refused('not-yours', 'circle', refusals.watchingClosed);
}

/** Whom the rules of the game let hear a player now; null: everybody. */
async function earshotOf(company: Company, person: PersonId, table: TableId): Promise<PersonId[] | null> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return null;
  const near = await company.house.shelf.use(table, ({ match }) => {
    const { mayTalk } = match.module;
    if (mayTalk === undefined) return null;
    const own = seatsOf(agreement, person);
    const met = agreement.seats.filter(({ seat }) => own.some((one) => mayTalk(match.state, one, seat)));
    return met.flatMap((seat) => seat.person ?? []).filter((other) => other !== person);
  });
  // A table that has not begun, or cannot be read, has no rules of its own.
  return Array.isArray(near) ? near : null;
}

/** The people of a line that not everybody at the table could hear. */
const earshotIn = ({ earshot, person }: SaidRow): readonly PersonId[] | null =>
  earshot === null ? null : [person, ...(JSON.parse(earshot) as PersonId[])];

async function earsOf({ db }: Company, person: PersonId): Promise<ReadonlyMap<PersonId, string>> {
  const rows = await db.selectFrom('ears').select(['other', 'ear']).where('person', '=', person).execute();
  return new Map(rows.map(({ other, ear }) => [other, ear]));
}

async function nextLine({ db }: Company, table: TableId, circle: Circle): Promise<number> {
  const { last } = await db
    .selectFrom('said')
    .select(({ fn }) => fn.max('n').as('last'))
    .where('table_id', '=', table)
    .where('circle', '=', circle)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Those of the circle who have not stopped hearing who speaks. */
async function listeners(company: Company, row: SaidRow): Promise<Audience> {
  const { table_id, circle, person } = row;
  const agreement = await findAgreement(company, table_id);
  const near = earshotIn(row);
  const players = agreement?.seats.flatMap((seat) => seat.person ?? []) ?? [];
  const rows = await company.db.selectFrom('ears').select('person').where('other', '=', person).execute();
  const deaf = [...rows.map((row) => row.person), ...(await apartFrom(company, person))];
  return circle === 'table'
    ? { to: [...new Set(near ?? players)].filter((player) => !deaf.includes(player)) }
    : { allBut: [...players, ...deaf] };
}

interface Saying {
  readonly table: TableId;
  readonly circle: Circle;
  readonly text: string;
}

export async function say(
  company: Company,
  person: PersonRow,
  { table, circle, text }: Saying,
  act: ActId = freshSecret(),
): Promise<Result<Said>> {
  const { db, now, newsroom } = company;
  const wrong =
    (await refuseCircle(company, person.id, table, circle)) ?? (await refuseMuted(company, person.id));
  if (wrong !== null) return wrong;
  const near = circle === 'table' ? await earshotOf(company, person.id, table) : null;
  if (near?.length === 0) return refused('not-now', 'circle', refusals.nobodyNear);
  const earshot = near === null ? null : JSON.stringify(near);
  for (;;) {
    const before = await db
      .selectFrom('said')
      .selectAll()
      .where('person', '=', person.id)
      .where('act', '=', act)
      .executeTakeFirst();
    if (before !== undefined) return { ok: true, value: saidOf(before) };
    const n = await nextLine(company, table, circle);
    const { id, name } = person;
    const row: SaidRow = { table_id: table, circle, n, person: id, name, text, at: now(), act, earshot };
    try {
      await db.insertInto('said').values(row).execute();
    } catch (error) {
      // Somebody else spoke at the same moment.
      if (isConflict(error)) continue;
      throw error;
    }
    newsroom.publish({ is: 'said', table, said: saidOf(row) }, await listeners(company, row));
    return { ok: true, value: saidOf(row) };
  }
}

/** What was said, without those the asker does not want to hear. */
export async function heard(
  company: Company,
  person: PersonId,
  { table, circle, from }: { readonly table: TableId; readonly circle: Circle; readonly from: number },
): Promise<Result<readonly Said[]>> {
  const wrong = await refuseCircle(company, person, table, circle);
  if (wrong !== null) return wrong;
  const rows = await company.db
    .selectFrom('said')
    .selectAll()
    .where('table_id', '=', table)
    .where('circle', '=', circle)
    .where('n', '>', from)
    .orderBy('n', 'desc')
    .limit(mostAtOnce)
    .execute();
  const ears = await earsOf(company, person);
  const apart = await apartFrom(company, person);
  return {
    ok: true,
    value: rows
      .reverse()
      .filter((row) => !ears.has(row.person) && !apart.has(row.person))
      .filter((row) => earshotIn(row)?.includes(person) ?? true)
      .map(saidOf),
  };
}

export async function hush(
  { db }: Company,
  person: PersonId,
  { person: other, ear }: { readonly person: PersonId; readonly ear: Ear },
): Promise<Result<null>> {
  await db.transaction().execute(async (step) => {
    await step.deleteFrom('ears').where('person', '=', person).where('other', '=', other).execute();
    if (ear !== 'hear') await step.insertInto('ears').values({ person, other, ear }).execute();
  });
  return { ok: true, value: null };
}

export async function hushed({ db }: Company, person: PersonId): Promise<Result<readonly Hushed[]>> {
  const rows = await db
    .selectFrom('ears')
    .innerJoin('people', 'people.id', 'ears.other')
    .select(['ears.other', 'ears.ear', 'people.name'])
    .where('ears.person', '=', person)
    .execute();
  const value = rows.map(({ other, ear, name }) => ({ person: other, name, ear: ear as Ear }));
  return { ok: true, value };
}

export async function report(
  company: Company,
  by: PersonId,
  { table, person, text }: { readonly table: TableId; readonly person: PersonId; readonly text: string },
): Promise<Result<null>> {
  if ((await findAgreement(company, table)) === null) return refused('no-table', 'table', refusals.noTable);
  const row = {
    id: freshSecret(),
    table_id: table,
    by_person: by,
    person,
    text,
    at: company.now(),
    settled: null,
  };
  await company.db.insertInto('reports').values(row).execute();
  return { ok: true, value: null };
}
