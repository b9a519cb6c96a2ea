// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import { type Frozen, forAnyGame, secretsOfAnyGame } from '@grognard/kernel';
import { optionsSchema, positionSchema } from './input/schemas.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { recorded } from './recorded.ts';
import { secrets } from './secrecy/secret-kinds.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';

const isState = (state: object): state is Frozen<State> => 'shown' in state && 'resigned' in state;
const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'coins' in view;

export const workbench = {
  options: options.choices,
  schemas: { position: positionSchema, options: optionsSchema },
  ...forAnyGame<State, View>({ title: 'the game', invariants, isState, isView, viewText }),
  recorded,
  secrets: secretsOfAnyGame(secrets, isState),
};
