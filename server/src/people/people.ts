// Whoever comes here is somebody: a guest known by a browser only, or the holder of an account.
import type { Me, Notices } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import { isConflict } from '../store/database.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { nameKey, refuseName } from './names.ts';
import { freshSecret } from './secrets.ts';

const usualNotices: Notices = { mail: true, push: true, quiet: null };

export const isGuest = ({ name_key }: PersonRow): boolean => name_key === null;

export function meOf(person: PersonRow): Me {
  const { id, name, password, mail, is_mail_verified, mail_failed, notices, vacation } = person;
  return {
    id,
    name,
    isGuest: isGuest(person),
    hasPassword: password !== null,
    mail:
      mail === null
        ? null
        : { address: mail, isVerified: is_mail_verified === 1, isFailing: mail_failed !== null },
    // Written by this server in no other form.
    notices: JSON.parse(notices) as Notices,
    vacation,
    warning: null,
  };
}

export async function makeGuest({ db, now }: Ground): Promise<PersonRow> {
  const id = freshSecret();
  const person: PersonRow = {
    id,
    name: `Guest ${(Number.parseInt(id.slice(0, 6), 16) % 9000) + 1000}`,
    name_key: null,
    password: null,
    mail: null,
    is_mail_verified: 0,
    notices: JSON.stringify(usualNotices),
    vacation: null,
    created: now(),
    mail_failed: null,
    away: null,
  };
  await db.insertInto('people').values(person).execute();
  return person;
}

export const findPerson = ({ db }: Ground, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();

export const findByName = ({ db }: Ground, name: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();

export async function changePerson({ db }: Ground, id: string, change: Partial<PersonRow>): Promise<void> {
  await db.updateTable('people').set(change).where('id', '=', id).execute();
}

/** Why somebody may not be called so: the name is none, or imitates an account's. */
export async function refuseNameFor(ground: Ground, id: string, name: string): Promise<Refused | null> {
  const wrong = refuseName(name);
  if (wrong !== null) return wrong;
  const other = await findByName(ground, name);
  return other === undefined || other.id === id
    ? null
    : refused('name-taken', 'name', refusals.nameTaken, { name });
}

/** A new name, unless it is somebody else's. */
export async function rename(ground: Ground, person: PersonRow, name: string): Promise<Refused | null> {
  const wrong = await refuseNameFor(ground, person.id, name);
  if (wrong !== null) return wrong;
  try {
    await changePerson(ground, person.id, isGuest(person) ? { name } : { name, name_key: nameKey(name) });
    return null;
  } catch (error) {
    if (isConflict(error)) return refused('name-taken', 'name', refusals.nameTaken, { name });
    throw error;
  }
}
