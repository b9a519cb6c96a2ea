// What a device has to sign. Each challenge is good once, for a few minutes, and for what it was made for.
import type { Ground } from '../ground.ts';
import { hashOf } from '../people/secrets.ts';

const patience = 5 * 60_000;

export type Purpose = 'passkey-add' | 'passkey-enter';

interface Challenge {
  readonly purpose: Purpose;
  /** Nobody is known yet when somebody signs in. */
  readonly person: string;
  readonly about: string;
}

export async function keepChallenge({ db, now }: Ground, challenge: string, made: Challenge): Promise<void> {
  await db.deleteFrom('tokens').where('purpose', '=', made.purpose).where('expires', '<', now()).execute();
  await db
    .insertInto('tokens')
    .values({ hash: hashOf(challenge), ...made, expires: now() + patience })
    .execute();
}

/** What it was made for; null if it was never, too long ago, or has been used. */
export async function takeChallenge(
  { db, now }: Ground,
  challenge: string,
  purpose: Purpose,
): Promise<Challenge | null> {
  const hash = hashOf(challenge);
  const row = await db
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (row === undefined || (row.expires ?? 0) < now()) return null;
  const { numDeletedRows } = await db.deleteFrom('tokens').where('hash', '=', hash).executeTakeFirst();
  return numDeletedRows === 1n ? { purpose, person: row.person, about: row.about } : null;
}
