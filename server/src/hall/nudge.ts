import type { Result } from '@grognard/kernel';
import type { PersonId, TableId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { asJson, besideOf, isOver } from './beside.ts';
import { type Company, changeTable } from './company.ts';
import { ownSeats } from './room.ts';

const patience = 3 * 3_600_000;

function refuseNudge(record: TableRecord, person: PersonId, now: number): Refused | null {
  const mine = ownSeats(record, person);
  const beside = besideOf(record);
  if (mine.length === 0 || beside === null) return refused('not-yours', 'table', refusals.notAtTable);
  if (isOver(record)) return refused('over', 'table', refusals.notWaiting);
  if (record.summary.waitingFor.some((seat) => mine.includes(seat)))
    return refused('own-turn', 'table', refusals.ownTurn);
  return beside.nudged > now - patience ? refused('too-soon', 'table', refusals.nudgedAlready) : null;
}

export const mayNudge = (record: TableRecord, person: PersonId, now: number): boolean =>
  refuseNudge(record, person, now) === null;

/** Reminds those who are waited for; at most once in three hours. */
export async function nudge(
  company: Company,
  person: PersonId,
  table: TableId,
): Promise<Result<TableRecord>> {
  const now = company.now();
  return changeTable(company, table, (record) => {
    const wrong = refuseNudge(record, person, now);
    const beside = besideOf(record);
    if (wrong !== null || beside === null) return wrong ?? refused('no-table', 'table', refusals.noTable);
    return { ok: true, value: { ...record, beside: asJson({ ...beside, nudged: now }) } };
  });
}
