// The entrance: here somebody becomes a guest, makes an account, signs in or out. Every change of who one is brings a new
// session, so that a token somebody else may have seen before is worth nothing afterwards.
import type { Result } from '@grognard/kernel';
import type { Entrance, Me } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import { refuseSuspended } from '../order/sanctions.ts';
import { passkeyDoor } from '../passkeys/passkey-door.ts';
import { isConflict } from '../store/database.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { nameKey } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { changePerson, findByName, findPerson, isGuest, makeGuest, meOf, refuseNameFor } from './people.ts';
import { endSession, openSession, type Session } from './sessions.ts';
import type { Throttle } from './throttle.ts';

/** Who stands at the entrance. */
export interface Visitor {
  readonly session: Session | null;
  /** Where they come from, for counting tries. */
  readonly address: string;
  readonly device: string;
  /** The address of our own page, as the browser tells it. */
  readonly origin: string;
  /** Hands over a new token; null: they have none any more. */
  give(token: string | null): void;
}

/** Takes as long as a real comparison: nobody can tell from the time whether a name exists. */
const nobodysHash = hashPassword('nobody has this password');

/** What the rest of the house does about it. */
interface Porter {
  /** At names and passwords. */
  readonly tries: Throttle;
  /** New guests from one address; a whole school may sit behind it. */
  readonly guests: Throttle;
  /** Lines opened with these sessions are closed. */
  ended(sessions: readonly string[]): void;
  /** Somebody's games are another's from now on, or the same person's under a new name. */
  knownAs(before: string, now: PersonRow): Promise<void>;
}

export function openEntrance(
  ground: Ground,
  { tries, guests, ended, knownAs }: Porter,
): (visitor: Visitor) => Entrance {
  const become = async (visitor: Visitor, person: PersonRow): Promise<Result<Me>> => {
    const { session, device } = visitor;
    if (session !== null) {
      await endSession(ground, session.hash);
      ended([session.hash]);
    }
    visitor.give(await openSession(ground, person.id, device));
    return { ok: true, value: meOf(person) };
  };
  const tooMany = ({ address }: Visitor, name: string): Refused | null => {
    const seconds = Math.max(tries.take(`address ${address}`), tries.take(`name ${nameKey(name)}`));
    return seconds === 0 ? null : refused('too-many', '', refusals.tooManyTries, { seconds });
  };
  return (visitor) => ({
    ...passkeyDoor(ground, {
      person: visitor.session?.person ?? null,
      origin: visitor.origin,
      tooMany: (name) => tooMany(visitor, name),
      become: (person) => become(visitor, person),
      knownAs,
    }),
    async hello() {
      if (visitor.session !== null) return { ok: true, value: meOf(visitor.session.person) };
      const seconds = guests.take(visitor.address);
      if (seconds > 0) return refused('too-many', '', refusals.tooManyTries, { seconds });
      return become(visitor, await makeGuest(ground));
    },
    async signUp({ name, password }) {
      const limit = tooMany(visitor, name);
      if (limit !== null) return limit;
      const person = visitor.session?.person ?? (await makeGuest(ground));
      if (!isGuest(person)) return refused('signed-in', '', refusals.hasAccount, { name: person.name });
      const wrong = await refuseNameFor(ground, person.id, name);
      if (wrong !== null) return wrong;
      const account = { name, name_key: nameKey(name), password: await hashPassword(password) };
      try {
        await changePerson(ground, person.id, account);
      } catch (error) {
        if (isConflict(error)) return refused('name-taken', 'name', refusals.nameTaken, { name });
        throw error;
      }
      await knownAs(person.id, { ...person, ...account });
      return become(visitor, { ...person, ...account });
    },
    async signIn({ name, password }) {
      const limit = tooMany(visitor, name);
      if (limit !== null) return limit;
      const person = await findByName(ground, name);
      const isRight = await isPassword(password, person?.password ?? (await nobodysHash));
      if (!isRight || person === undefined || person.name !== name)
        return refused('wrong-password', 'password', refusals.wrongPassword);
      const closed = await refuseSuspended(ground, person.id);
      if (closed !== null) return closed;
      const guest = visitor.session?.person;
      if (guest !== undefined && isGuest(guest)) await knownAs(guest.id, person);
      return become(visitor, person);
    },
    async signOut() {
      if (visitor.session !== null) {
        await endSession(ground, visitor.session.hash);
        ended([visitor.session.hash]);
      }
      visitor.give(null);
      return { ok: true, value: null };
    },
    async changePassword({ old, new: next }) {
      const person =
        visitor.session === null ? undefined : await findPerson(ground, visitor.session.person.id);
      if (person === undefined || isGuest(person)) return refused('guest', '', refusals.guestOnly);
      if (person.password === null) return refused('no-password', '', refusals.noPassword);
      const limit = tooMany(visitor, person.name);
      if (limit !== null) return limit;
      if (!(await isPassword(old, person.password)))
        return refused('wrong-password', 'old', refusals.oldPassword);
      await changePerson(ground, person.id, { password: await hashPassword(next) });
      await become(visitor, person);
      return { ok: true, value: null };
    },
  });
}
