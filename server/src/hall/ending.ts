// Battles that end beside the board: resigned, or claimed because somebody's time is up.
import type { Result, Seat } from '@grognard/kernel';
import type { PersonId, TableId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { fallen } from '../clocks/clocks.ts';
import { sinceLastHere } from '../clocks/downtime.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import type { Company } from './company.ts';
import { changeBeside, withBeside } from './consent.ts';
import { mayAbort } from './decided-sides.ts';
import { isAllied, wonBy } from './sides.ts';

const opponent = (record: TableRecord, mine: readonly Seat[]): Seat =>
  Object.keys(record.players).find((seat) => !isAllied(record, mine, seat)) ?? '';

/** People on the side of these seats who have not said so yet. */
function stillFighting(record: TableRecord, mine: readonly Seat[], resigning: readonly Seat[]) {
  return Object.keys(record.players).filter(
    (seat) =>
      isAllied(record, mine, seat) && record.players[seat]?.kind === 'far' && !resigning.includes(seat),
  );
}

/** Leaves a battle that has not come to anything. */
export const abort = (company: Company, person: PersonId, table: TableId): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, (record, beside) =>
    mayAbort(record)
      ? withBeside(record, { ...beside, settled: { is: 'aborted' } })
      : refused('begun', 'table', refusals.noAbort),
  );

/** A side resigns when all its people do. */
export const resign = (company: Company, person: PersonId, table: TableId): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, (record, beside, mine) => {
    const resigning = [...new Set([...(beside.resigning ?? []), ...mine])];
    if (stillFighting(record, mine, resigning).length > 0)
      return withBeside(record, { ...beside, resigning });
    return withBeside(record, { ...beside, settled: wonBy(record, 'resigned', opponent(record, mine)) });
  });

/** Thinks better of it while others of the side have not resigned. */
export const playOn = (company: Company, person: PersonId, table: TableId): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, (record, beside, mine) => {
    const resigning = (beside.resigning ?? []).filter((seat) => !mine.includes(seat));
    return withBeside(record, { ...beside, resigning });
  });

/**
 * Takes the battle from somebody whose time is up. Flags fall in their order: where several have, who fell first has lost,
 * whatever was answered since.
 */
export async function claim(
  company: Company,
  person: PersonId,
  table: TableId,
): Promise<Result<TableRecord>> {
  await sinceLastHere(company);
  return changeBeside(company, person, table, (record, beside, mine) => {
    if (beside.terms.zero !== 'claim') return refused('no-claim', 'table', refusals.noClaim);
    const [first] = beside.clocks === null ? [] : fallen(beside.clocks, company.now());
    if (first === undefined) return refused('nobody-fallen', 'table', refusals.nobodyFallen);
    const [winner = ''] = mine;
    if (isAllied(record, mine, first)) return refused('own-time', 'table', refusals.ownTime);
    return withBeside(record, { ...beside, settled: wonBy(record, 'time', winner) });
  });
}
