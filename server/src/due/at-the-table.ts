// What falls due at a table: a clock that reaches zero, and a word to whoever is waited for. Written down in the same step
// as the move that led to it.
import type { Seat } from '@grognard/kernel';
import type { TableRecord } from '@grognard/table';
import { firstFall } from '../clocks/clocks.ts';
import { besideOf } from '../hall/beside.ts';
import type { Step } from '../store/database.ts';
import type { AlsoWrite } from '../store/table-store.ts';
import { cancel, schedule } from './due.ts';

/** Who is here answers before a letter is worth writing. */
const grace = 60_000;

/** One turn of one seat: a word is said about it once. */
export interface Turn {
  readonly table: string;
  readonly seat: Seat;
  readonly since: number;
  /** Said at once, because somebody asked for it. */
  readonly isNudge: boolean;
  /** How often the mail server has refused the letter. */
  readonly refusals?: number;
}

export async function scheduleTurn(step: Step, turn: Turn, at: number): Promise<void> {
  const { table, seat, isNudge } = turn;
  const id = `${isNudge ? 'nudge' : 'turn'} ${table} ${seat}`;
  await schedule(step, { id, kind: 'turn', about: JSON.stringify(turn), at });
}

async function scheduleFall(step: Step, { id: table }: TableRecord, fall: number | null): Promise<void> {
  const id = `flag ${table}`;
  if (fall === null) await cancel(step, id);
  else await schedule(step, { id, kind: 'flag', about: table, at: fall });
}

export const atTheTable: AlsoWrite = async (step, record) => {
  const beside = besideOf(record);
  if (beside === null) return;
  if (beside.clocks !== null) await scheduleFall(step, record, firstFall(beside.clocks));
  for (const seat of beside.newly) {
    const since = beside.turns[seat];
    if (since === undefined || record.players[seat]?.kind !== 'far') continue;
    await scheduleTurn(step, { table: record.id, seat, since, isNudge: false }, since + grace);
  }
};
