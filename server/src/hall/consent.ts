// What everybody who plays must agree to: a draw, an adjournment, going on after one, a change of sides, a way back, newer rules.
import type { Result, Seat } from '@grognard/kernel';
import type { Asking, Consent, Failed, PersonId, Players, TableId } from '@grognard/protocol';
import {
  canGoBack,
  goBackTo,
  goOverToNewerRules,
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
      return withBeside(goBackTo(board, by), settled);
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
  if (what === 'takeBack' && !canGoBack(board, by)) return refused('nothing', 'what', refusals.noTakeBack);
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
  table: TableId,
  what: Consent,
): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, async (record, beside, mine, board) => {
    const [by = ''] = mine;
    const asking: Asking = beside.asking ?? { id: freshSecret(), what, by, agreed: [] };
    const wrong = await refuseAsking(company, board, beside, { ...asking, what });
    if (wrong !== null) return wrong;
    const agreed = [...new Set([...asking.agreed, ...mine])];
    return peopleSeats(record).every((seat) => agreed.includes(seat))
      ? agreedUpon(company, board, beside, asking)
      : withBeside(record, { ...beside, asking: { ...asking, agreed } });
  });

/** Says no; who asked takes it back. */
export const decline = (company: Company, person: PersonId, table: TableId): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, (record, beside) =>
    beside.asking === null
      ? refused('nothing-asked', 'table', refusals.nothingAsked)
      : withBeside(record, { ...beside, asking: null }),
  );
