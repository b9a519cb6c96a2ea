// What everybody who plays must agree to: a draw, an adjournment, going on after one, a change of sides, a way back, newer rules.
import type { Result, Seat } from '@grognard/kernel';
import type { Asking, Failed, PersonId, Players, TableId, Wanted } from '@grognard/protocol';
import {
  goBackTo,
  goOverToNewerRules,
  lastChosen,
  type OpenTable,
  refuseNewerRules,
  type TableRecord,
} from '@grognard/table';
import { freshSecret } from '../people/secrets.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { asJson, type Beside, besideOf, isOver } from './beside.ts';
import { type Company, changeTable } from './company.ts';
import { ownSeats } from './room.ts';

/** The record with something else beside the board. */
export const withBeside = (record: TableRecord, beside: Beside): Result<TableRecord> => ({
  ok: true,
  value: { ...record, beside: asJson(beside) },
});

/** A change by somebody who plays there, while it is played. */
export const changeBeside = (
  company: Company,
  person: PersonId,
  table: TableId,
  change: (
    record: TableRecord,
    beside: Beside,
    mine: readonly Seat[],
    board: OpenTable,
  ) => Result<TableRecord> | Promise<Result<TableRecord>>,
): Promise<Result<TableRecord>> =>
  changeTable(company, table, (record, board) => {
    const mine = ownSeats(record, person);
    const beside = besideOf(record);
    if (mine.length === 0 || beside === null) return refused('not-yours', 'table', refusals.notAtTable);
    if (isOver(record)) return refused('over', 'table', refusals.notThere);
    return change(record, beside, mine, board);
  });

/** Everybody one seat further. */
function exchanged(players: Players): Players {
  const seats = Object.keys(players);
  const entries = seats.map((seat, i) => [seat, players[seats[(i + 1) % seats.length] ?? seat]] as const);
  return Object.fromEntries(
    entries.flatMap(([seat, player]) => (player === undefined ? [] : [[seat, player]])),
  );
}

/** Strikes the choice that was asked for, or nothing. */
function takenBack(board: OpenTable, beside: Beside, by: Seat, choice: number | null): Result<TableRecord> {
  if (choice === null || lastChosen(board, by) !== choice)
    return refused('lapsed', 'what', refusals.askingLapsed);
  return withBeside(goBackTo(board, by, choice), beside);
}

async function agreedUpon(
  { house }: Company,
  board: OpenTable,
  beside: Beside,
  { what, by }: Asking,
): Promise<Result<TableRecord>> {
  const { record } = board;
  const settled = { ...beside, asking: null };
  switch (what) {
    case 'draw':
      return withBeside(record, { ...settled, settled: { is: 'draw' } });
    case 'adjourn':
      return withBeside(record, { ...settled, isAdjourned: true });
    case 'resume':
      return withBeside(record, { ...settled, isAdjourned: false });
    case 'changeSides':
      return withBeside({ ...record, players: exchanged(record.players) }, settled);
    case 'takeBack':
      return takenBack(board, settled, by, beside.asked?.choice ?? lastChosen(board, by));
    case 'newerRules': {
      const over = await goOverToNewerRules(board, house.library, peopleSeats(record));
      return over.ok ? withBeside(over.value, settled) : over;
    }
  }
}

async function refuseAsking(
  { house }: Company,
  board: OpenTable,
  { asking, isAdjourned, terms }: Beside,
  wanted: Asking,
): Promise<Failed | null> {
  const { what, by } = wanted;
  if (asking !== null && asking.what !== what)
    return refused('something-asked', 'what', refusals.somethingAsked);
  if (what === 'takeBack' && lastChosen(board, by) === null)
    return refused('nothing', 'what', refusals.noTakeBack);
  if (what === 'resume') return isAdjourned ? null : refused('not-adjourned', 'what', refusals.notAdjourned);
  if (what === 'changeSides' && terms.rated) return refused('not-rated', 'what', refusals.ratedSides);
  if (isAdjourned && what !== 'draw') return refused('adjourned', 'what', refusals.adjourned);
  const error = what === 'newerRules' ? await refuseNewerRules(board, house.library) : null;
  return error === null ? null : { ok: false, error };
}

const peopleSeats = ({ players }: TableRecord): readonly Seat[] =>
  Object.keys(players).filter((seat) => players[seat]?.kind === 'far');

/** Asks for something, or agrees to it; when everybody has, it is done. */
export const ask = (
  company: Company,
  person: PersonId,
  { table, what, answering }: Wanted,
): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, async (record, beside, mine, board) => {
    const [by = ''] = mine;
    if (answering !== undefined && beside.asking?.id !== answering)
      return refused('lapsed', 'what', refusals.askingLapsed);
    const asked =
      beside.asking === null
        ? { entries: board.match.journal.length, choice: lastChosen(board, by) }
        : beside.asked;
    const asking: Asking = beside.asking ?? { id: freshSecret(), what, by, agreed: [] };
    const wrong = await refuseAsking(company, board, beside, { ...asking, what });
    if (wrong !== null) return wrong;
    const agreed = [...new Set([...asking.agreed, ...mine])];
    return peopleSeats(record).every((seat) => agreed.includes(seat))
      ? agreedUpon(company, board, beside, asking)
      : withBeside(record, {
          ...beside,
          asking: { ...asking, agreed },
          ...(asked === undefined ? {} : { asked }),
        });
  });

/** Says no; who asked takes it back. */
export const decline = (company: Company, person: PersonId, table: TableId): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, (record, beside) =>
    beside.asking === null
      ? refused('nothing-asked', 'table', refusals.nothingAsked)
      : withBeside(record, { ...beside, asking: null }),
  );
