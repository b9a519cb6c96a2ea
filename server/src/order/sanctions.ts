// What the operator has laid on somebody: a word to read, silence, or a closed door, each for a time or until it is lifted.
import type { PersonId, Sanction } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import type { SanctionRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';

export async function sanctionsOn({ db, now }: Ground, person: PersonId): Promise<readonly SanctionRow[]> {
  const rows = await db.selectFrom('sanctions').selectAll().where('person', '=', person).execute();
  return rows.filter(({ until }) => until === null || until > now());
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const find = async (ground: Ground, person: PersonId, kind: Sanction): Promise<SanctionRow | undefined> =>
  (await sanctionsOn(ground, person)).find((row) => row.kind === kind);

/** Why somebody may not say anything now. */
export async function refuseMuted(ground: Ground, person: PersonId): Promise<Refused | null> {
  const muted = await find(ground, person, 'muted');
  if (muted === undefined) return null;
  const { until, reason } = muted;
  return until === null
    ? refused('muted', '', refusals.muted, { reason })
    : refused('muted', '', refusals.mutedUntil, { reason, day: dayOf(until) });
}

/** Why somebody may not come in now. */
export async function refuseSuspended(ground: Ground, person: PersonId): Promise<Refused | null> {
  const suspended = await find(ground, person, 'suspended');
  if (suspended === undefined) return null;
  const { until, reason } = suspended;
  return until === null
    ? refused('suspended', '', refusals.suspended, { reason })
    : refused('suspended', '', refusals.suspendedUntil, { reason, day: dayOf(until) });
}

export async function layOn({ db, now }: Ground, row: Omit<SanctionRow, 'at'>): Promise<void> {
  const { reason, until } = row;
  const laid = { reason, until, at: now() };
  await db
    .insertInto('sanctions')
    .values({ ...row, ...laid })
    .onConflict((conflict) => conflict.columns(['person', 'kind']).doUpdateSet(laid))
    .execute();
}

export async function lift({ db }: Ground, person: PersonId, kind: Sanction): Promise<void> {
  await db.deleteFrom('sanctions').where('person', '=', person).where('kind', '=', kind).execute();
}
