// What both ways through the door of passkeys have in common: who stands there, and challenges that are good for one answer.
import type { Json, Result } from '@grognard/kernel';
import type { Me } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { type Purpose, takeChallenge } from './challenges.ts';

export const wrongPasskey = refused('wrong-passkey', '', refusals.wrongPasskey);

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

/** What a passkey is good for, as the library asks for it. */
export const madeFor = ({ origin }: AtEntrance) => ({
  expectedOrigin: origin,
  expectedRPID: hostOf(origin),
  requireUserVerification: false,
});

export const hostOf = (origin: string): string => new URL(origin).hostname;

/** The library reads what a device says field by field, and throws at what is none. */
export const fromDevice = <T>(response: Json): T => response as unknown as T;
export const asJson = (options: object): Json => options as unknown as Json;

/** Checks a challenge as it is used up; what it was made for is found in `made`. */
export function expecting(ground: Ground, purpose: Purpose) {
  const made: { person: string; about: string } = { person: '', about: '' };
  const expectedChallenge = async (challenge: string): Promise<boolean> => {
    const taken = await takeChallenge(ground, challenge, purpose);
    if (taken !== null) Object.assign(made, taken);
    return taken !== null;
  };
  return { made, expectedChallenge };
}
