// What this device does with passkeys; the browser asks its owner.
import type { Json, Result } from '@grognard/kernel';
import type { Me } from '@grognard/protocol';
import { settings } from '../../settings.ts';
import { t } from '../../words/words.ts';
import { entrance } from '../entrance.ts';

/** Browsers from before 2024 cannot read what a server says about passkeys. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const notMade = (): Result<never> => ({
  ok: false,
  error: { code: 'no-passkey', path: '', message: t('account.passkeyNot') },
});

/** Only our own server says this, in the form browsers read. */
const said = <T>(options: Json): T => options as unknown as T;

/** Null when its owner said no, or the device has none. */
const shownBy = (asking: Promise<Credential | null>): Promise<Json | null> =>
  asking.then(
    (credential) =>
      credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as Json) : null,
    () => null,
  );

const nameOfToday = (): string =>
  t('account.passkeyOf', {
    day: new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(Date.now()),
  }).slice(0, 24);

/** For one's account; a guest gets an account of this name by it. */
export async function makePasskey(name: string): Promise<Result<Me>> {
  const offered = await entrance.offerPasskey({ name });
  if (!offered.ok) return offered;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(said(offered.value));
  const response = await shownBy(navigator.credentials.create({ publicKey }));
  return response === null ? notMade() : entrance.addPasskey({ device: nameOfToday(), response });
}

export async function showPasskey(): Promise<Result<Me>> {
  const asked = await entrance.askPasskey();
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(said(asked.value));
  const response = await shownBy(navigator.credentials.get({ publicKey }));
  return response === null ? notMade() : entrance.enterByPasskey({ response });
}
