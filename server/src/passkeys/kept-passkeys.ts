// The passkeys of an account: only their public halves are kept.
import type { Result } from '@grognard/kernel';
import type { Passkey, PersonId } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import type { PasskeyRow, PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';

export const passkeyRows = ({ db }: Ground, person: PersonId): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();

export const findPasskey = ({ db }: Ground, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

export async function passkeysOf(ground: Ground, person: PersonId): Promise<readonly Passkey[]> {
  const rows = await passkeyRows(ground, person);
  return rows.map(({ id, name, created, last_used }) => ({ id, name, created, lastUsed: last_used }));
}

/** Ends a passkey; never the last way into an account. */
export async function removePasskey(ground: Ground, person: PersonRow, id: string): Promise<Result<null>> {
  const rows = await passkeyRows(ground, person.id);
  if (!rows.some((row) => row.id === id)) return refused('no-passkey', 'passkey', refusals.noPasskey);
  if (rows.length === 1 && person.password === null)
    return refused('last-passkey', 'passkey', refusals.lastPasskey);
  await ground.db.deleteFrom('passkeys').where('id', '=', id).execute();
  return { ok: true, value: null };
}
