// A passkey is made: for an account, or for a guest who becomes one.
import type { Json, Result } from '@grognard/kernel';
import type { Entrance, Me } from '@grognard/protocol';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Ground } from '../ground.ts';
import { nameKey } from '../people/names.ts';
import { changePerson, findPerson, isGuest, makeGuest, refuseNameFor } from '../people/people.ts';
import { isConflict } from '../store/database.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import {
  type AtEntrance,
  asJson,
  expecting,
  fromDevice,
  hostOf,
  madeFor,
  wrongPasskey,
} from './at-entrance.ts';
import { keepChallenge } from './challenges.ts';
import { passkeyRows } from './kept-passkeys.ts';

/** EdDSA, ES256 and RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257];

export async function offerPasskey(ground: Ground, door: AtEntrance, name: string): Promise<Result<Json>> {
  const limit = door.tooMany(name);
  if (limit !== null) return limit;
  const person = door.person ?? (await makeGuest(ground));
  const unfit = isGuest(person) ? await refuseNameFor(ground, person.id, name) : null;
  if (unfit !== null) return unfit;
  if (door.person === null) await door.become(person);
  const options = await generateRegistrationOptions({
    rpName: 'Grognard',
    supportedAlgorithmIDs,
    rpID: hostOf(door.origin),
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
}

export async function addPasskey(
  ground: Ground,
  door: AtEntrance,
  { device, response }: Parameters<Entrance['addPasskey']>[0],
): Promise<Result<Me>> {
  const { made, expectedChallenge } = expecting(ground, 'passkey-add');
  const verified = await verifyRegistrationResponse({
    response: fromDevice<RegistrationResponseJSON>(response),
    supportedAlgorithmIDs,
    expectedChallenge,
    ...madeFor(door),
  }).catch(() => null);
  // Made for whoever stands here, not for who stood here before.
  if (verified?.verified !== true || made.person !== door.person?.id) return wrongPasskey;
  const holder = await holderOf(ground, door, made.person, made.about);
  if ('ok' in holder) return holder;
  const isKept = await keepPasskey(ground, holder, device, verified.registrationInfo);
  return isKept ? door.become(holder) : wrongPasskey;
}

/** A guest takes an account under the name the passkey was made for. */
async function holderOf(
  ground: Ground,
  door: AtEntrance,
  id: string,
  name: string,
): Promise<PersonRow | Refused> {
  const person = await findPerson(ground, id);
  if (person === undefined) return wrongPasskey;
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

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** False where it is known already. */
async function keepPasskey(
  { db, now }: Ground,
  holder: PersonRow,
  device: string,
  { credential }: Registered,
): Promise<boolean> {
  const { id, publicKey, counter, transports } = credential;
  const at = now();
  try {
    await db
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
    if (isConflict(error)) return false;
    throw error;
  }
  return true;
}
