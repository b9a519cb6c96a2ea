// What an account can be told: mail, notices, devices, programs, and to be forgotten.
import type { Result } from '@grognard/kernel';
import type { Me, Notices } from '@grognard/protocol';
import { sanctionsOn } from '../order/sanctions.ts';
import { DEPARTED } from '../people/departed.ts';
import { changePerson, findPerson, meOf } from '../people/people.ts';
import type { Session } from '../people/sessions.ts';
import { countResults } from '../ratings/rate.ts';
import { leaveTournaments } from '../tournaments/entering.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { daysLeft, periodsIn } from './away.ts';
import type { Company } from './company.ts';
import { resign } from './ending.ts';
import { knownAs } from './known-as.ts';
import { myGames, tablesOf } from './my-games.ts';
import { withdraw } from './sit.ts';

/** Who somebody is now, whatever the session remembers. */
export async function presentMe(company: Company, { person }: Session): Promise<Result<Me>> {
  const row = await findPerson(company, person.id);
  const warned = (await sanctionsOn(company, person.id)).find(({ kind }) => kind === 'warned');
  const vacationLeft = Math.floor(daysLeft(periodsIn(row?.away ?? null), company.now()));
  return { ok: true, value: { ...meOf(row ?? person), vacationLeft, warning: warned?.reason ?? null } };
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export async function setNotices(company: Company, session: Session, notices: Notices): Promise<Result<Me>> {
  const { quiet } = notices;
  if (quiet !== null && !isZone(quiet.zone))
    return refused('wrong-zone', 'quiet.zone', refusals.wrongZone, { zone: quiet.zone });
  await changePerson(company, session.person.id, { notices: JSON.stringify(notices) });
  return presentMe(company, session);
}

/** Everything that is kept of somebody. */
export async function exportMe(company: Company, { person }: Session): Promise<Result<string>> {
  const { db } = company;
  const tables = await tablesOf(company, person.id);
  const row = await findPerson(company, person.id);
  const said = await db.selectFrom('said').selectAll().where('person', '=', person.id).execute();
  const ears = await db.selectFrom('ears').selectAll().where('person', '=', person.id).execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'is_bot', 'created', 'last_seen'])
    .where('person', '=', person.id)
    .execute();
  const reports = await db.selectFrom('reports').selectAll().where('by_person', '=', person.id).execute();
  const games = await myGames(company, person.id);
  const me = row === undefined ? null : { ...meOf(row), created: row.created };
  return {
    ok: true,
    value: JSON.stringify({ me, tables, games, said, ears, sessions, reports }, null, 2),
  };
}

/** For good: running games are resigned, what others have of finished ones loses the name. */
export async function deleteMe(
  company: Company,
  { person }: Session,
  name: string,
): Promise<Result<readonly string[]>> {
  const { db } = company;
  const row = await findPerson(company, person.id);
  if (row !== undefined && row.name !== name)
    return refused('wrong-name', 'name', refusals.wrongOwnName, { name: row.name });
  for (const table of await tablesOf(company, person.id)) {
    await withdraw(company, person, table);
    await resign(company, person.id, table);
  }
  await leaveTournaments(company, person);
  await countResults(company)('');
  await knownAs(company, person.id, DEPARTED);
  const sessions = await db.selectFrom('sessions').select('hash').where('person', '=', person.id).execute();
  await db.transaction().execute(async (step) => {
    await step
      .updateTable('said')
      .set({ name: DEPARTED.name, person: DEPARTED.id, text: '' })
      .where('person', '=', person.id)
      .execute();
    for (const table of ['sessions', 'ears', 'tokens', 'pushes', 'ratings', 'passkeys', 'sanctions'] as const)
      await step.deleteFrom(table).where('person', '=', person.id).execute();
    await step.deleteFrom('ears').where('other', '=', person.id).execute();
    await step.deleteFrom('people').where('id', '=', person.id).execute();
  });
  return { ok: true, value: sessions.map(({ hash }) => hash) };
}
