// Passkeys at the entrance: made for an account or for a guest who becomes one, and shown to sign in.
import type { Json, Result } from '@grognard/kernel';
import type { Entrance, Me } from '@grognard/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Ground } from '../ground.ts';
import { refuseSuspended } from '../order/sanctions.ts';
import { nameKey } from '../people/names.ts';
import { changePerson, findPerson, isGuest, makeGuest, refuseNameFor } from '../people/people.ts';
import { isConflict } from '../store/database.ts';
import type { PasskeyRow, PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { keepChallenge, type Purpose, takeChallenge } from './challenges.ts';
import { findPasskey, passkeyRows } from './kept-passkeys.ts';

const wrong = refused('wrong-passkey', '', refusals.wrongPasskey);

/** EdDSA, ES256 and RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What the entrance does for this door. */
export interface AtEntrance {
  /** Who stands there, if the browser has been here before. */
  readonly person: PersonRow | null;
  /** The page's own address: a passkey is good for no other. */
  readonly origin: string;
  /** Why there may be no other try now. */
  tooMany(name: string): Refused | null;
  become(person: PersonRow): Promise<Result<Me>>;
  knownAs(before: string, now: PersonRow): Promise<void>;
}

type PasskeyDoor = Pick<Entrance, 'offerPasskey' | 'addPasskey' | 'askPasskey' | 'enterByPasskey'>;

/** The library reads what a device says field by field, and throws at what is none. */
const fromDevice = <T>(response: Json): T => response as unknown as T;
const asJson = (options: object): Json => options as unknown as Json;

const transportsIn = ({ transports }: PasskeyRow): string[] => JSON.parse(transports) as string[];

/** A guest takes an account under the name the passkey was made for. */
async function holderOf(
  ground: Ground,
  door: AtEntrance,
  id: string,
  name: string,
): Promise<PersonRow | Refused> {
  const person = await findPerson(ground, id);
  if (person === undefined) return wrong;
  if (!isGuest(person)) return person;
  const unfit = await refuseNameFor(ground, id, name);
  if (unfit !== null) return unfit;
  const account = { name, name_key: nameKey(name) };
  try {
    await changePerson(ground, id, account);
  } catch (error) {
    if (isConflict(error)) return refused('name-taken', 'name', refusals.nameTaken, { name });
    throw error;
  }
  await door.knownAs(id, { ...person, ...account });
  return { ...person, ...account };
}

export function passkeyDoor(ground: Ground, door: AtEntrance): PasskeyDoor {
  const { origin } = door;
  const rpID = new URL(origin).hostname;
  /** Checks a challenge as it is used up; what it was made for is found in `made`. */
  const expecting = (purpose: Purpose) => {
    const made: { person: string; about: string } = { person: '', about: '' };
    const expectedChallenge = async (challenge: string): Promise<boolean> => {
      const taken = await takeChallenge(ground, challenge, purpose);
      if (taken !== null) Object.assign(made, taken);
      return taken !== null;
    };
    return { made, expectedChallenge };
  };
  return {
    async offerPasskey({ name }) {
      const limit = door.tooMany(name);
      if (limit !== null) return limit;
      const person = door.person ?? (await makeGuest(ground));
      const unfit = isGuest(person) ? await refuseNameFor(ground, person.id, name) : null;
      if (unfit !== null) return unfit;
      if (door.person === null) await door.become(person);
      const options = await generateRegistrationOptions({
        rpName: 'Grognard',
        supportedAlgorithmIDs,
        rpID,
        userID: new TextEncoder().encode(person.id),
        userName: isGuest(person) ? name : person.name,
        excludeCredentials: (await passkeyRows(ground, person.id)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await keepChallenge(ground, options.challenge, {
        purpose: 'passkey-add',
        person: person.id,
        about: name,
      });
      return { ok: true, value: asJson(options) };
    },
    async addPasskey({ device, response }) {
      const { made, expectedChallenge } = expecting('passkey-add');
      const verified = await verifyRegistrationResponse({
        response: fromDevice<RegistrationResponseJSON>(response),
        supportedAlgorithmIDs,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch(() => null);
      // Made for whoever stands here, not for who stood here before.
      if (verified?.verified !== true || made.person !== door.person?.id) return wrong;
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
      const holder = await holderOf(ground, door, made.person, made.about);
      if ('ok' in holder) return holder;
      const at = ground.now();
      try {
        await ground.db
          .insertInto('passkeys')
          .values({
            id,
            person: holder.id,
            public_key: Buffer.from(publicKey).toString('base64url'),
            counter,
            transports: JSON.stringify(transports ?? []),
            name: device,
            created: at,
            last_used: at,
          })
          .execute();
      } catch (error) {
        if (isConflict(error)) return wrong;
        throw error;
      }
      return door.become(holder);
    },
    async askPasskey() {
      const limit = door.tooMany('passkey');
      if (limit !== null) return limit;
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
      await keepChallenge(ground, options.challenge, { purpose: 'passkey-enter', person: '', about: '' });
      return { ok: true, value: asJson(options) };
    },
    async enterByPasskey({ response }) {
      const shown = fromDevice<AuthenticationResponseJSON>(response);
      const row = typeof shown?.id === 'string' ? await findPasskey(ground, shown.id) : undefined;
      const person = row === undefined ? undefined : await findPerson(ground, row.person);
      if (row === undefined || person === undefined) return wrong;
      const verified = await verifyAuthenticationResponse({
        response: shown,
        expectedChallenge: expecting('passkey-enter').expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
          transports: transportsIn(row),
        },
        requireUserVerification: false,
      }).catch(() => null);
      if (verified?.verified !== true) return wrong;
      const closed = await refuseSuspended(ground, person.id);
      if (closed !== null) return closed;
      await ground.db
        .updateTable('passkeys')
        .set({ counter: verified.authenticationInfo.newCounter, last_used: ground.now() })
        .where('id', '=', row.id)
        .execute();
      if (door.person !== null && isGuest(door.person)) await door.knownAs(door.person.id, person);
      return door.become(person);
    },
  };
}
