// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import { type Frozen, forAnyGame, type GameState, secretsOfAnyGame } from '@grognard/kernel';
import { anyOptions } from './any-options.ts';
import { optionsSchema, positionSchema } from './input/schemas.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { recorded } from './recorded.ts';
import { scenarios } from './scenarios.ts';
import { secrets } from './secrecy/secret-kinds.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';

const isState = (state: object): state is Frozen<State> => 'melees' in state && 'objectiveDeck' in state;
const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'melees' in view && 'terrain' in view;

export const workbench = {
  options: options.choices,
  anyOptions,
  schemas: { position: positionSchema, options: optionsSchema },
  ...forAnyGame<State, View>({ title: 'Saga', invariants, isState, isView, viewText }),
  scenarios,
  recorded,
  secrets: secretsOfAnyGame(secrets, isState),
  turns: (state: Frozen<GameState>): number => (isState(state) ? state.turn : 0),
};
