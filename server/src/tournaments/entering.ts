// Making a tournament, entering it and leaving it again.
import { titleOf } from '@grognard/games/registry';
import type { Result } from '@grognard/kernel';
import type {
  ActId,
  PersonId,
  Tournament,
  TournamentId,
  TournamentLine,
  TournamentWish,
} from '@grognard/protocol';
import { couldBegin, freshSecret as freshDice } from '@grognard/table';
import type { Company } from '../hall/company.ts';
import { isGuest } from '../people/people.ts';
import { freshSecret, hashOf } from '../people/secrets.ts';
import { isConflict } from '../store/database.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { loseOpenBattles, roundEnds } from './deadline.ts';
import { describeTournament, stateOf } from './describe-tournament.ts';
import { findTournament, type KeptTournament } from './kept-tournament.ts';
import { beginRound, goOn } from './rounds.ts';

const mostEntrants = 64;
const fewestEntrants = 3;
const mostAtOnce = 5;

const noTournament = refused('no-tournament', 'tournament', refusals.noTournament);

/** What is wrong with the battle everybody is to fight; a tournament is for two sides. */
async function refuseBattle(
  company: Company,
  { id, name }: PersonRow,
  wish: TournamentWish,
): Promise<Refused | null> {
  const { game, options } = wish;
  const seats = titleOf(game)?.meta.seats ?? [];
  if (seats.length !== 2) return refused('wrong-players', 'game', refusals.tournamentSeats);
  const players = Object.fromEntries(seats.map((seat) => [seat, { kind: 'far', name, person: id } as const]));
  const possible = await couldBegin(company.house, { game, options, hints: true, players });
  return possible.ok ? null : possible;
}

async function isBusy({ db }: Company, host: string): Promise<boolean> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('host', '=', host)
    .where('state', '!=', 'over')
    .execute();
  return rows.length >= mostAtOnce;
}

async function told(company: Company, id: TournamentId): Promise<Result<Tournament>> {
  const kept = await findTournament(company, id);
  if (kept === null) return noTournament;
  const value = { ...describeTournament(company, kept), roundEnds: await roundEnds(company, id) };
  return { ok: true, value };
}

export async function makeTournament(
  company: Company,
  host: PersonRow,
  wish: TournamentWish,
  act: ActId = freshSecret(),
): Promise<Result<Tournament>> {
  if (isGuest(host)) return refused('guest', '', refusals.guestOnly);
  const unfit = await refuseBattle(company, host, wish);
  if (unfit !== null) return unfit;
  if (await isBusy(company, host.id))
    return refused('too-many', '', refusals.tooManyTournaments, { count: mostAtOnce });
  const id = hashOf(`tournament ${host.id} ${act}`).slice(0, 32);
  const row = {
    id,
    host: host.id,
    wish: JSON.stringify(wish),
    secret: JSON.stringify(freshDice(company.house.ports.dice)),
    state: 'entering',
    round: 0,
    created: company.now(),
  };
  try {
    await company.db.insertInto('tournaments').values(row).execute();
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  return told(company, id);
}

export const tournament = told;

export async function tournamentsOf({ db }: Company, person: string): Promise<readonly TournamentLine[]> {
  const entered = await db.selectFrom('entrants').select('tournament').where('person', '=', person).execute();
  const ids = entered.map(({ tournament: id }) => id);
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where(({ or, eb }) => or([eb('host', '=', person), ...(ids.length === 0 ? [] : [eb('id', 'in', ids)])]))
    .orderBy('created', 'desc')
    .limit(100)
    .execute();
  const lines: TournamentLine[] = [];
  for (const row of rows) {
    const { count } = await db
      .selectFrom('entrants')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tournament', '=', row.id)
      .executeTakeFirstOrThrow();
    const { title, game, about } = JSON.parse(row.wish) as TournamentWish;
    lines.push({ tournament: row.id, title, game, about, state: stateOf(row), entered: Number(count) });
  }
  return lines;
}

function refuseEntering({ row, entrants }: KeptTournament, person: PersonRow): Refused | null {
  if (isGuest(person)) return refused('guest', '', refusals.guestOnly);
  if (row.state !== 'entering') return refused('has-begun', 'tournament', refusals.tournamentBegun);
  return entrants.length >= mostEntrants
    ? refused('full', 'tournament', refusals.tournamentFull, { count: mostEntrants })
    : null;
}

export async function enterTournament(
  company: Company,
  person: PersonRow,
  { tournament: id, contribution }: { readonly tournament: TournamentId; readonly contribution: string },
): Promise<Result<Tournament>> {
  const kept = await findTournament(company, id);
  if (kept === null) return noTournament;
  if (kept.entrants.some((entrant) => entrant.person === person.id)) return told(company, id);
  const wrong = refuseEntering(kept, person);
  if (wrong !== null) return wrong;
  await company.db
    .insertInto('entrants')
    .values({ tournament: id, person: person.id, contribution, has_left: 0, entered: company.now() })
    .onConflict((conflict) => conflict.columns(['tournament', 'person']).doNothing())
    .execute();
  company.newsroom.publish({ is: 'games' }, { to: [kept.row.host, ...kept.entrants.map((e) => e.person)] });
  return told(company, id);
}

/** Battles that are going on are played on, or resigned, like any other. */
export async function leaveTournament(
  company: Company,
  person: PersonRow,
  id: TournamentId,
): Promise<Result<Tournament>> {
  const kept = await findTournament(company, id);
  if (kept === null) return noTournament;
  const { db } = company;
  if (kept.row.state === 'entering')
    await db.deleteFrom('entrants').where('tournament', '=', id).where('person', '=', person.id).execute();
  else
    await db
      .updateTable('entrants')
      .set({ has_left: 1 })
      .where('tournament', '=', id)
      .where('person', '=', person.id)
      .execute();
  const after = await findTournament(company, id);
  if (after?.row.state === 'running') await goOn(company, after);
  return told(company, id);
}

/** What the host does about an absentee: the battles of this round are lost, or all that come as well. */
export async function judgeAbsentee(
  company: Company,
  person: PersonRow,
  { tournament: id, person: absent }: { readonly tournament: TournamentId; readonly person: PersonId },
  does: 'forfeit' | 'withdraw',
): Promise<Result<Tournament>> {
  const kept = await findTournament(company, id);
  if (kept === null) return noTournament;
  if (kept.row.host !== person.id) return refused('not-yours', 'tournament', refusals.onlyTournamentHost);
  if (!kept.entrants.some((entrant) => entrant.person === absent))
    return refused('no-entrant', 'person', refusals.noEntrant);
  if (kept.row.state === 'running') await loseOpenBattles(company, kept, absent);
  if (does === 'withdraw') return leaveTournament(company, { ...person, id: absent }, id);
  return told(company, id);
}

/** Somebody goes for good. */
export async function leaveTournaments(company: Company, person: PersonRow): Promise<void> {
  for (const { tournament: id } of await tournamentsOf(company, person.id))
    await leaveTournament(company, person, id);
}

export async function beginTournament(
  company: Company,
  person: PersonRow,
  id: TournamentId,
): Promise<Result<Tournament>> {
  const kept = await findTournament(company, id);
  if (kept === null) return noTournament;
  if (kept.row.host !== person.id) return refused('not-yours', 'tournament', refusals.notTournamentHost);
  if (kept.row.state !== 'entering') return told(company, id);
  if (kept.entrants.length < fewestEntrants)
    return refused('too-few', 'tournament', refusals.tournamentSmall, { count: fewestEntrants });
  await beginRound(company, kept);
  return told(company, id);
}
