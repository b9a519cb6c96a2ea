// No round waits for ever: it ends at its deadline, and its host may end what an absentee holds up.
import type { Result, Seat, Settled } from '@grognard/kernel';
import type { PersonId, TableId, TournamentId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { schedule, type Work } from '../due/due.ts';
import { besideOf, isOver } from '../hall/beside.ts';
import { type Company, changeTable } from '../hall/company.ts';
import { withBeside } from '../hall/consent.ts';
import { ownSeats } from '../hall/room.ts';
import { wonBy } from '../hall/sides.ts';
import type { Step } from '../store/database.ts';
import { findTournament, isMeetingOver, type KeptTournament, tablesIn } from './kept-tournament.ts';

const DAY = 24 * 3_600_000;

/** When the round that begins now has to be over; null: it may take as long as it takes. */
export const deadlineFrom = ({ wish }: KeptTournament, now: number): number | null =>
  wish.roundDays === undefined ? null : now + wish.roundDays * DAY;

const dueId = (tournament: TournamentId): string => `deadline ${tournament}`;

export async function scheduleDeadline(step: Step, kept: KeptTournament, round: number, now: number) {
  const at = deadlineFrom(kept, now);
  if (at === null) return;
  const about = JSON.stringify({ tournament: kept.row.id, round });
  await schedule(step, { id: dueId(kept.row.id), kind: 'deadline', about, at });
}

/** When the present round ends at the latest. */
export async function roundEnds({ db }: Company, tournament: TournamentId): Promise<number | null> {
  const row = await db.selectFrom('due').select('at').where('id', '=', dueId(tournament)).executeTakeFirst();
  return row?.at ?? null;
}

/** Settles a battle that is still going on. */
const settleAt = (
  company: Company,
  table: TableId,
  how: (record: TableRecord) => Settled,
): Promise<Result<TableRecord>> =>
  changeTable(company, table, (record) => {
    const beside = besideOf(record);
    return beside === null || isOver(record)
      ? { ok: true, value: record }
      : withBeside(record, { ...beside, asking: null, settled: how(record) });
  });

/** The tables of the present round on which a battle may still be going on. */
const openTables = ({ row, meetings, results }: KeptTournament, person?: PersonId): readonly TableId[] =>
  meetings
    .filter(({ round, one, other }) => {
      const isTheirs = person === undefined || one === person || other === person;
      return round === row.round && isTheirs;
    })
    .filter((meeting) => !isMeetingOver(results, meeting))
    .flatMap(tablesIn)
    .filter((table) => !results.has(table));

const otherSeat = ({ players }: TableRecord, lost: readonly Seat[]): Seat =>
  Object.keys(players).find((seat) => !lost.includes(seat)) ?? '';

/** Somebody loses what they have not played in this round. */
export async function loseOpenBattles(company: Company, kept: KeptTournament, person: PersonId) {
  for (const table of openTables(kept, person))
    await settleAt(company, table, (record) =>
      wonBy(record, 'time', otherSeat(record, ownSeats(record, person))),
    );
}

/** Whoever is waited for at the deadline has lost; where both are, it is drawn. */
function atDeadline(record: TableRecord): Settled {
  const { waitingFor } = record.summary;
  const [late, ...more] = waitingFor;
  return late === undefined || more.length > 0
    ? { is: 'draw' }
    : wonBy(record, 'time', otherSeat(record, [late]));
}

export const endRound =
  (company: Company): Work =>
  async (about) => {
    // Written above in no other form.
    const { tournament, round } = JSON.parse(about) as { tournament: TournamentId; round: number };
    const kept = await findTournament(company, tournament);
    if (kept === null || kept.row.state !== 'running' || kept.row.round !== round) return;
    for (const table of openTables(kept)) await settleAt(company, table, atDeadline);
  };
