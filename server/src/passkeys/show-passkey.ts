// A passkey is shown, and whoever holds it enters.
import type { Json, Result } from '@grognard/kernel';
import type { Me } from '@grognard/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Ground } from '../ground.ts';
import { refuseSuspended } from '../order/sanctions.ts';
import { findPerson, isGuest } from '../people/people.ts';
import type { PasskeyRow } from '../store/schema.ts';
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
import { findPasskey } from './kept-passkeys.ts';

export async function askPasskey(ground: Ground, door: AtEntrance): Promise<Result<Json>> {
  const limit = door.tooMany('passkey');
  if (limit !== null) return limit;
  const options = await generateAuthenticationOptions({
    rpID: hostOf(door.origin),
    userVerification: 'preferred',
  });
  await keepChallenge(ground, options.challenge, { purpose: 'passkey-enter', person: '', about: '' });
  return { ok: true, value: asJson(options) };
}

export async function enterByPasskey(ground: Ground, door: AtEntrance, response: Json): Promise<Result<Me>> {
  const shown = fromDevice<AuthenticationResponseJSON>(response);
  const row = typeof shown?.id === 'string' ? await findPasskey(ground, shown.id) : undefined;
  const person = row === undefined ? undefined : await findPerson(ground, row.person);
  if (row === undefined || person === undefined) return wrongPasskey;
  const verified = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge: expecting(ground, 'passkey-enter').expectedChallenge,
    ...madeFor(door),
    credential: credentialIn(row),
  }).catch(() => null);
  if (verified?.verified !== true) return wrongPasskey;
  const closed = await refuseSuspended(ground, person.id);
  if (closed !== null) return closed;
  await ground.db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, last_used: ground.now() })
    .where('id', '=', row.id)
    .execute();
  if (door.person !== null && isGuest(door.person)) await door.knownAs(door.person.id, person);
  return door.become(person);
}

const credentialIn = ({ id, public_key, counter, transports }: PasskeyRow): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
  counter,
  transports: JSON.parse(transports) as string[],
});
