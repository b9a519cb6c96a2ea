// What an operator can do about people and tables. Everything is done for a reason that is told to whom it concerns.
import type { Result } from '@grognard/kernel';
import type { LaidOn, Operator, PersonId, Report, Sanction } from '@grognard/protocol';
import { besideOf, isOver } from '../hall/beside.ts';
import { type Company, changeTable } from '../hall/company.ts';
import { withBeside } from '../hall/consent.ts';
import { findAgreement } from '../hall/invitation.ts';
import { saidOf } from '../hall/talk.ts';
import { layOn, lift, sanctionsOn } from '../order/sanctions.ts';
import { DEPARTED } from '../people/departed.ts';
import { findPerson } from '../people/people.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { numbersOf } from './metrics.ts';

const mostReports = 200;
const mostSaid = 100;
const done: Result<null> = { ok: true, value: null };

async function reports(company: Company): Promise<readonly Report[]> {
  const { db } = company;
  const rows = await db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(mostReports).execute();
  const ids = new Set(rows.flatMap(({ person, by_person }) => [person, by_person]));
  const people =
    ids.size === 0
      ? []
      : await db
          .selectFrom('people')
          .select(['id', 'name'])
          .where('id', 'in', [...ids])
          .execute();
  const nameOf = (id: PersonId): string => people.find((row) => row.id === id)?.name ?? DEPARTED.name;
  const laidOn = new Map<PersonId, readonly LaidOn[]>();
  for (const person of new Set(rows.map((row) => row.person))) {
    const sanctions = await sanctionsOn(company, person);
    // Only `layOn` writes there.
    laidOn.set(
      person,
      sanctions.map(({ kind, reason, until }) => ({ kind: kind as Sanction, reason, until })),
    );
  }
  const told = rows.map((row) => ({
    report: row.id,
    table: row.table_id,
    by: nameOf(row.by_person),
    person: row.person,
    name: nameOf(row.person),
    text: row.text,
    at: row.at,
    settled: row.settled,
    sanctions: laidOn.get(row.person) ?? [],
  }));
  return told.sort((a, b) => Number(a.settled !== null) - Number(b.settled !== null) || b.at - a.at);
}

/** Nobody comes in with a session of theirs from now on. */
async function shutOut({ db, newsroom }: Company, person: PersonId): Promise<void> {
  const rows = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
  await db.deleteFrom('sessions').where('person', '=', person).execute();
  newsroom.endSessions(rows.map(({ hash }) => hash));
}

async function closeTable(company: Company, table: string): Promise<Result<null>> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  if (agreement.row.has_begun === 0) {
    await company.db.deleteFrom('seats').where('table_id', '=', table).execute();
    await company.db.deleteFrom('invitations').where('id', '=', table).execute();
    company.newsroom.publish({ is: 'room', table });
    return done;
  }
  const closed = await changeTable(company, table, (record) => {
    const beside = besideOf(record);
    if (beside === null || isOver(record)) return refused('over', 'table', refusals.notThere);
    const terms = { ...beside.terms, rated: false };
    return withBeside(record, { ...beside, terms, settled: { is: 'closed' } });
  });
  return closed.ok ? done : closed;
}

export function operatorDesk(company: Company): Operator {
  const { db, newsroom } = company;
  return {
    numbers: async () => ({ ok: true, value: await numbersOf(company) }),
    reports: async () => ({ ok: true, value: await reports(company) }),
    async talk({ table }) {
      const rows = await db
        .selectFrom('said')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('at', 'desc')
        .limit(mostSaid)
        .execute();
      return { ok: true, value: rows.reverse().map(saidOf) };
    },
    async layOn({ person, kind, reason, until }) {
      if ((await findPerson(company, person)) === undefined)
        return refused('no-person', 'person', refusals.noPerson);
      await layOn(company, { person, kind, reason, until });
      if (kind === 'suspended') await shutOut(company, person);
      newsroom.publish({ is: 'games' }, { to: [person] });
      return done;
    },
    async lift({ person, kind }) {
      await lift(company, person, kind);
      newsroom.publish({ is: 'games' }, { to: [person] });
      return done;
    },
    closeTable: ({ table }) => closeTable(company, table),
    async settleReport({ report, text }) {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ settled: text })
        .where('id', '=', report)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? done : refused('no-report', 'report', refusals.noReport);
    },
  };
}
