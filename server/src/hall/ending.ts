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

const opponent = ({ players }: TableRecord, mine: readonly Seat[]): Seat =>
  Object.keys(players).find((seat) => !mine.includes(seat)) ?? '';

export const resign = (company: Company, person: PersonId, table: TableId): Promise<Result<TableRecord>> =>
  changeBeside(company, person, table, (record, beside, mine) =>
    withBeside(record, { ...beside, settled: { is: 'resigned', winner: opponent(record, mine) } }),
  );

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
    if (mine.includes(first)) return refused('own-time', 'table', refusals.ownTime);
    return withBeside(record, { ...beside, settled: { is: 'time', winner } });
  });
}
