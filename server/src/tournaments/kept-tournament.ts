// A tournament as it lies in the database, with what its battles have brought so far.
import type { PersonId, TournamentId, TournamentWish } from '@grognard/protocol';
import type { DiceSecret } from '@grognard/table';
import type { Company } from '../hall/company.ts';
import type { EntrantRow, MeetingRow, ResultRow, TournamentRow } from '../store/schema.ts';
import { BATTLES, type Meeting } from './meetings.ts';

export interface KeptTournament {
  readonly row: TournamentRow;
  readonly wish: TournamentWish;
  /** All its dice come from this, fixed before anybody entered. */
  readonly secret: DiceSecret;
  /** The strongest first, then who came first. */
  readonly entrants: readonly EntrantRow[];
  readonly meetings: readonly MeetingRow[];
  readonly results: ReadonlyMap<string, ResultRow>;
  readonly names: ReadonlyMap<PersonId, string>;
}

export const tablesIn = ({ first_table, second_table }: MeetingRow): readonly string[] =>
  [first_table, second_table].filter((table) => table !== null);

/** Points of the first in the battles that are over; null before there is one. */
export function scoreSoFar(results: KeptTournament['results'], meeting: MeetingRow): number | null {
  const over = tablesIn(meeting).flatMap((table) => results.get(table) ?? []);
  if (over.length === 0) return null;
  return over.reduce((sum, { one, halves }) => sum + (one === meeting.one ? halves : 2 - halves) / 2, 0);
}

export const isMeetingOver = (results: KeptTournament['results'], meeting: MeetingRow): boolean =>
  tablesIn(meeting).every((table) => results.has(table));

/** As standings count them: a meeting with one battle still going on counts as it stands. */
export const meetingsIn = ({ meetings, results }: KeptTournament): readonly Meeting[] =>
  meetings.map((row) => ({ one: row.one, other: row.other, score: scoreSoFar(results, row) }));

/** A round without an opponent counts as if both battles had been won. */
export const ROUND_OFF = BATTLES;

async function entrantsOf({ db }: Company, id: TournamentId, game: string): Promise<readonly EntrantRow[]> {
  const rows = await db.selectFrom('entrants').selectAll().where('tournament', '=', id).execute();
  const people = rows.map(({ person }) => person);
  if (people.length === 0) return [];
  const rated = await db
    .selectFrom('ratings')
    .select(['person', 'points'])
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute();
  const points = new Map(rated.map((row) => [row.person, row.points]));
  const strength = ({ person }: EntrantRow): number => points.get(person) ?? 0;
  return rows.sort(
    (a, b) => strength(b) - strength(a) || a.entered - b.entered || (a.person < b.person ? -1 : 1),
  );
}

export async function findTournament(company: Company, id: TournamentId): Promise<KeptTournament | null> {
  const { db } = company;
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const wish = JSON.parse(row.wish) as TournamentWish;
  const entrants = await entrantsOf(company, id, wish.game);
  const meetings = await db
    .selectFrom('meetings')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('n')
    .execute();
  const tables = meetings.flatMap(tablesIn);
  const results =
    tables.length === 0
      ? []
      : await db.selectFrom('results').selectAll().where('table_id', 'in', tables).execute();
  const people = [row.host, ...entrants.map(({ person }) => person)];
  const named = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute();
  return {
    row,
    wish,
    secret: JSON.parse(row.secret) as DiceSecret,
    entrants,
    meetings,
    results: new Map(results.map((result) => [result.table_id, result])),
    names: new Map(named.map((person) => [person.id, person.name])),
  };
}
