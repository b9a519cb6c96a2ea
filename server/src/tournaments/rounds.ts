// Rounds: the next one begins when the last battle of the one before is over. Its tables are made by the server, two for
// each meeting, with the sides swapped.
import { createHash } from 'node:crypto';
import { titleOf } from '@grognard/games/registry';
import { commitmentOf, hex } from '@grognard/kernel';
import type { TableWish, TournamentId } from '@grognard/protocol';
import type { DiceSecret } from '@grognard/table';
import { schedule, type Work } from '../due/due.ts';
import { beginWhenFull } from '../hall/begin.ts';
import type { Company } from '../hall/company.ts';
import { hashOf } from '../people/secrets.ts';
import { isConflict } from '../store/database.ts';
import type { MeetingRow } from '../store/schema.ts';
import { scheduleDeadline } from './deadline.ts';
import {
  findTournament,
  isMeetingOver,
  type KeptTournament,
  meetingsIn,
  ROUND_OFF,
  tablesIn,
} from './kept-tournament.ts';
import type { Round } from './meetings.ts';
import { roundRobin } from './round-robin.ts';
import { standings } from './standings.ts';
import { swissRound } from './swiss.ts';

/** How many rounds so many people can play without meeting anybody twice. */
const longest = (people: number): number => people - 1 + (people % 2);

export const roundsOf = ({ wish, entrants }: KeptTournament): number =>
  wish.system === 'swiss' ? Math.min(wish.rounds, longest(entrants.length)) : longest(entrants.length);

/** Who meets whom. Whoever has left is met by nobody, and who was to meet them has the round off. */
function nextRound(kept: KeptTournament): Round {
  const people = kept.entrants.map(({ person }) => person);
  const hasLeft = new Set(kept.entrants.filter(({ has_left }) => has_left === 1).map(({ person }) => person));
  if (kept.wish.system === 'swiss') {
    const played = meetingsIn(kept);
    const order = standings(people, played, ROUND_OFF).map(({ person }) => person);
    return swissRound(
      order.filter((person) => !hasLeft.has(person)),
      played,
    );
  }
  // In the order they entered: ratings change between rounds, and the circle may not.
  const circle = [...kept.entrants].sort((a, b) => a.entered - b.entered || (a.person < b.person ? -1 : 1));
  const round = roundRobin(circle.map(({ person }) => person))[kept.row.round] ?? [];
  return round.flatMap(({ one, other }) => {
    const [stays, ...more] = [one, other].filter((person) => person !== null && !hasLeft.has(person));
    if (stays === undefined || stays === null) return [];
    return [{ one: stays, other: more[0] ?? null }];
  });
}

const tableId = (...parts: readonly (string | number)[]): string => hashOf(parts.join(' ')).slice(0, 16);

/** Writes the next round down, once; its tables follow. */
export async function beginRound(company: Company, kept: KeptTournament): Promise<void> {
  const { row } = kept;
  const round = row.round + 1;
  const rows = nextRound(kept).map(
    ({ one, other }, n): MeetingRow => ({
      tournament: row.id,
      round,
      n,
      one,
      other,
      first_table: other === null ? null : tableId(row.id, round, n, 1),
      second_table: other === null ? null : tableId(row.id, round, n, 2),
    }),
  );
  await company.db.transaction().execute(async (step) => {
    const { numUpdatedRows } = await step
      .updateTable('tournaments')
      .set({ round, state: 'running' })
      .where('id', '=', row.id)
      .where('round', '=', row.round)
      .where('state', '=', row.state)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || rows.length === 0) return;
    await step.insertInto('meetings').values(rows).execute();
    const due = { id: `tables ${row.id}`, kind: 'tables', about: row.id, at: company.now() };
    await schedule(step, due);
    await scheduleDeadline(step, kept, round, company.now());
  });
  await layTables(company)(row.id);
}

/** Every battle has dice of its own, all of them fixed by the one secret of the tournament. */
function diceFor({ secret }: KeptTournament, table: string): DiceSecret {
  const bytes = createHash('sha256').update(`${secret.secret} ${table}`).digest();
  return { from: 0, commitment: commitmentOf(bytes), secret: hex(bytes) };
}

async function layTable(company: Company, kept: KeptTournament, table: string, people: readonly string[]) {
  const { row, wish, entrants } = kept;
  const { game, options, about, clock, zero, rated } = wish;
  const names = titleOf(game)?.meta.seats ?? [];
  const contributions = people.map(
    (person) => entrants.find((entrant) => entrant.person === person)?.contribution ?? null,
  );
  const agreed: TableWish = {
    game,
    options,
    about,
    clock,
    zero,
    rated,
    seats: Object.fromEntries(names.map((seat) => [seat, { kind: 'guest' } as const])),
    hints: true,
    visibility: 'private',
    watching: 'anybody',
    delay: 0,
    contribution: contributions[0] ?? '',
  };
  const seats = names.map((seat, i) => ({
    table_id: table,
    seat,
    person: people[i] ?? null,
    link: null,
    contribution: contributions[i] ?? null,
  }));
  try {
    await company.db.transaction().execute(async (step) => {
      await step
        .insertInto('invitations')
        .values({
          id: table,
          host: row.host,
          wish: JSON.stringify(agreed),
          secret: JSON.stringify(diceFor(kept, table)),
          is_open: 0,
          has_begun: 0,
          created: company.now(),
        })
        .execute();
      await step.insertInto('seats').values(seats).execute();
    });
  } catch (error) {
    // Another process has laid it.
    if (!isConflict(error)) throw error;
  }
  for (const person of people) company.newsroom.enrol(person, table);
  await beginWhenFull(company, table);
}

/** Makes the tables of the present round that are not there yet. */
export const layTables =
  (company: Company): Work =>
  async (tournament) => {
    const kept = await findTournament(company, tournament);
    if (kept === null) return;
    for (const meeting of kept.meetings) {
      const { round, one, other, first_table, second_table } = meeting;
      if (round !== kept.row.round || other === null || first_table === null || second_table === null)
        continue;
      await layTable(company, kept, first_table, [one, other]);
      await layTable(company, kept, second_table, [other, one]);
    }
    tellEntrants(company, kept);
  };

const tellEntrants = ({ newsroom }: Company, { entrants, row }: KeptTournament): void =>
  newsroom.publish({ is: 'games' }, { to: [row.host, ...entrants.map(({ person }) => person)] });

async function end({ db }: Company, id: TournamentId): Promise<void> {
  await db.updateTable('tournaments').set({ state: 'over' }).where('id', '=', id).execute();
}

/** A battle is over: if it was the last of its round, the next begins. */
export const afterTable =
  (company: Company): Work =>
  async (table) => {
    const meeting = await company.db
      .selectFrom('meetings')
      .select('tournament')
      .where(({ or, eb }) => or([eb('first_table', '=', table), eb('second_table', '=', table)]))
      .executeTakeFirst();
    const kept = meeting === undefined ? null : await findTournament(company, meeting.tournament);
    if (kept === null || kept.row.state !== 'running') return;
    tellEntrants(company, kept);
    await goOn(company, kept);
  };

/** Begins the next round, or ends the tournament, when nothing of the present one is going on. */
export async function goOn(company: Company, kept: KeptTournament): Promise<void> {
  const { row, meetings, results, entrants } = kept;
  const present = meetings.filter(({ round }) => round === row.round);
  if (!present.every((meeting) => isMeetingOver(results, meeting))) return;
  const still = entrants.filter(({ has_left }) => has_left === 0).length;
  if (row.round < roundsOf(kept) && still > 1) {
    await beginRound(company, kept);
    const next = await findTournament(company, row.id);
    // A round in which nobody meets anybody is over at once.
    if (
      next !== null &&
      next.row.round > row.round &&
      next.meetings.flatMap(tablesIn).length === meetings.flatMap(tablesIn).length
    )
      await goOn(company, next);
  } else {
    await end(company, row.id);
    tellEntrants(company, kept);
  }
}
