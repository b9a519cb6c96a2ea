// Sessions: a browser that was here before, or a program with a token. Each can be ended from any other.
import type { Device } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import type { PersonRow, SessionRow } from '../store/schema.ts';
import { findPerson } from './people.ts';
import { freshSecret, hashOf } from './secrets.ts';

/** A browser that has not come back for so long is a stranger again. */
const longestAway = 400 * 24 * 3_600_000;

export interface Session {
  readonly hash: string;
  readonly person: PersonRow;
}

/** A new session; its token is told to the device, and nobody else ever sees it. */
export async function openSession(
  { db, now }: Ground,
  person: string,
  device: string,
  isBot = false,
): Promise<string> {
  const token = freshSecret();
  const at = now();
  const row: SessionRow = {
    hash: hashOf(token),
    person,
    device: device.slice(0, 120),
    is_bot: isBot ? 1 : 0,
    created: at,
    last_seen: at,
  };
  await db.insertInto('sessions').values(row).execute();
  return token;
}

export async function findSession(ground: Ground, token: string): Promise<Session | null> {
  const { db, now } = ground;
  const hash = hashOf(token);
  const row = await db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (row === undefined || row.last_seen < now() - longestAway) return null;
  const person = await findPerson(ground, row.person);
  return person === undefined ? null : { hash, person };
}

export async function touchSession({ db, now }: Ground, hash: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen: now() }).where('hash', '=', hash).execute();
}

export async function endSession({ db }: Ground, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

export async function devicesOf({ db }: Ground, { person, hash }: Session): Promise<readonly Device[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person.id)
    .orderBy('last_seen', 'desc')
    .execute();
  // The beginning of a hash tells devices apart and opens nothing.
  return rows.map((row) => ({
    id: row.hash.slice(0, 16),
    name: row.device,
    lastSeen: row.last_seen,
    isThis: row.hash === hash,
  }));
}

/** Ends one of somebody's sessions, or all but this one; the hashes of those that ended. */
export async function revoke(
  { db }: Ground,
  { person, hash }: Session,
  device: string | 'others',
): Promise<readonly string[]> {
  const rows = await db.selectFrom('sessions').select('hash').where('person', '=', person.id).execute();
  const gone = rows
    .map((row) => row.hash)
    .filter((other) => (device === 'others' ? other !== hash : other.startsWith(device)));
  if (gone.length > 0) await db.deleteFrom('sessions').where('hash', 'in', gone).execute();
  return gone;
}
