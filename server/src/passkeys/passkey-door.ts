// Passkeys at the entrance: made for an account or for a guest who becomes one, and shown to sign in.
import type { Entrance } from '@grognard/protocol';
import type { Ground } from '../ground.ts';
import type { AtEntrance } from './at-entrance.ts';
import { addPasskey, offerPasskey } from './make-passkey.ts';
import { askPasskey, enterByPasskey } from './show-passkey.ts';

type PasskeyDoor = Pick<Entrance, 'offerPasskey' | 'addPasskey' | 'askPasskey' | 'enterByPasskey'>;

export const passkeyDoor = (ground: Ground, door: AtEntrance): PasskeyDoor => ({
  offerPasskey: ({ name }) => offerPasskey(ground, door, name),
  addPasskey: (made) => addPasskey(ground, door, made),
  askPasskey: () => askPasskey(ground, door),
  enterByPasskey: ({ response }) => enterByPasskey(ground, door, response),
});
