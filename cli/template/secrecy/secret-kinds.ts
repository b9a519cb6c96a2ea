// PENNY-1.2: what a player decides unseen, by the action, and until when nobody else may tell.
import { type Secrets, unseenIn } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const secrets: Secrets<State, Action> = {
  kinds: [unseenIn<Action>('toss', 'coin-laid-face-down', 'PENNY-1.2', ['layCoin'])],
  // Everybody may know of these as they are.
  open: [],
};
