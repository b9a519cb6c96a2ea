// Making a table: the dice are fixed first, then a link is cut for every free seat.
import type { Result, Seat } from '@grognard/kernel';
import type { ActId, Link, NewInvitation, TableWish } from '@grognard/protocol';
import { couldBegin, freshSecret as freshDice } from '@grognard/table';
import { freshSecret, hashOf } from '../people/secrets.ts';
import { refuseRated } from '../ratings/refuse-rated.ts';
import { isConflict } from '../store/database.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { beginWhenFull } from './begin.ts';
import type { Company } from './company.ts';
import { type Agreement, describe, findAgreement, freeSeats } from './invitation.ts';
import { newTable } from './new-table.ts';

const mostWaiting = 20;

/** Cuts new links for the free seats; from now on the old ones lead nowhere. */
export async function cutLinks({ db }: Company, agreement: Agreement): Promise<NewInvitation['links']> {
  const links: Record<Seat, Link> = {};
  for (const seat of freeSeats(agreement)) {
    const link = freshSecret();
    links[seat] = link;
    await db
      .updateTable('seats')
      .set({ link: hashOf(link) })
      .where('table_id', '=', agreement.row.id)
      .where('seat', '=', seat)
      .execute();
  }
  return links;
}

async function isCrowded({ db }: Company, host: string): Promise<boolean> {
  const { waiting } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('host', '=', host)
    .where('has_begun', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(waiting) >= mostWaiting;
}

async function write(company: Company, host: PersonRow, id: string, wish: TableWish): Promise<void> {
  const { db, now, house } = company;
  const mine = Object.keys(wish.seats).filter((seat) => wish.seats[seat]?.kind === 'me');
  const seats = Object.keys(wish.seats).map((seat) => ({
    table_id: id,
    seat,
    person: mine.includes(seat) ? host.id : null,
    link: null,
    contribution: seat === mine[0] ? wish.contribution : null,
  }));
  await db.transaction().execute(async (step) => {
    await step
      .insertInto('invitations')
      .values({
        id,
        host: host.id,
        wish: JSON.stringify(wish),
        secret: JSON.stringify(freshDice(house.ports.dice)),
        is_open: wish.visibility === 'open' ? 1 : 0,
        has_begun: 0,
        created: now(),
      })
      .execute();
    await step.insertInto('seats').values(seats).execute();
  });
}

export async function makeTable(
  company: Company,
  host: PersonRow,
  wish: TableWish,
  act: ActId = freshSecret(),
): Promise<Result<NewInvitation>> {
  if (!Object.values(wish.seats).some(({ kind }) => kind === 'me'))
    return refused('wrong-players', 'seats', refusals.noHost);
  const unfit = refuseRated(host, wish);
  if (unfit !== null) return unfit;
  const possible = await couldBegin(
    company.house,
    newTable(wish, () => ({ kind: 'far', name: host.name, person: host.id })),
  );
  if (!possible.ok) return possible;
  if (await isCrowded(company, host.id))
    return refused('too-many', '', refusals.tooManyTables, { count: mostWaiting });
  // Made twice under one id it is the same table, and its first links were never seen.
  const id = hashOf(`${host.id} ${act}`).slice(0, 16);
  try {
    await write(company, host, id, wish);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  const begun = await beginWhenFull(company, id);
  if (!begun.ok) return begun;
  const agreement = await findAgreement(company, id);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  company.newsroom.enrol(host.id, id);
  company.newsroom.publish({ is: 'games' }, { to: [host.id] });
  const links = await cutLinks(company, agreement);
  return { ok: true, value: { ...describe(company, agreement, host.id), links } };
}
