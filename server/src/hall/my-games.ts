import type { MyGame, PersonId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { clockState } from '../clocks/clocks.ts';
import { besideOf, isOver } from './beside.ts';
import type { Company } from './company.ts';
import { type Agreement, describe, findAgreements } from './invitation.ts';
import { mayNudge } from './nudge.ts';
import { ownSeats, sittersIn } from './room.ts';

function leftOf(record: TableRecord, mine: readonly string[], isMyTurn: boolean, now: number): number | null {
  const clocks = besideOf(record)?.clocks ?? null;
  if (clocks === null) return null;
  const { seats } = clockState(clocks, now);
  const running = Object.entries(seats).filter(
    ([seat, clock]) => clock.isRunning && mine.includes(seat) === isMyTurn,
  );
  return running.length === 0 ? null : Math.min(...running.map(([, { left, bank }]) => left + bank));
}

function begunGame(company: Company, record: TableRecord, person: PersonId): MyGame {
  const { summary, id, game, updated } = record;
  const mine = ownSeats(record, person);
  const isMyTurn = !isOver(record) && summary.waitingFor.some((seat) => mine.includes(seat));
  return {
    table: id,
    game,
    seats: sittersIn(company, record),
    mine,
    moment: summary.moment,
    isMyTurn,
    hasBegun: true,
    outcome: summary.outcome,
    settled: besideOf(record)?.settled ?? null,
    left: leftOf(record, mine, isMyTurn, company.now()),
    mayNudge: mayNudge(record, person, company.now()),
    updated,
  };
}

function awaitedGame(company: Company, agreement: Agreement, person: PersonId): MyGame {
  const { table, game, seats, mine } = describe(company, agreement, person);
  return {
    table,
    game,
    seats,
    mine,
    moment: '',
    isMyTurn: false,
    hasBegun: false,
    outcome: null,
    settled: null,
    left: null,
    mayNudge: false,
    updated: new Date(agreement.row.created).toISOString(),
  };
}

/** Those that wait for the asker first, the shortest clock before the others; then the latest. */
function byUrgency(a: MyGame, b: MyGame): number {
  if (a.isMyTurn !== b.isMyTurn) return a.isMyTurn ? -1 : 1;
  const left = (a.left ?? Number.POSITIVE_INFINITY) - (b.left ?? Number.POSITIVE_INFINITY);
  if (a.isMyTurn && left !== 0 && !Number.isNaN(left)) return left;
  return a.updated < b.updated ? 1 : -1;
}

/** The tables at which somebody has a seat. */
export async function tablesOf({ db }: Company, person: PersonId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('table_id')
    .distinct()
    .where('person', '=', person)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

export async function myGames(company: Company, person: PersonId): Promise<readonly MyGame[]> {
  const ids = await tablesOf(company, person);
  if (ids.length === 0) return [];
  const kept = await company.house.ports.store.list(ids);
  const begun = kept.flatMap((record) => ('isDamaged' in record ? [] : [begunGame(company, record, person)]));
  const rows = await company.db
    .selectFrom('invitations')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('has_begun', '=', 0)
    .execute();
  const awaited = (await findAgreements(company, rows)).map((agreement) =>
    awaitedGame(company, agreement, person),
  );
  return [...begun, ...awaited].sort(byUrgency);
}
