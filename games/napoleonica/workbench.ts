// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import { type Frozen, forAnyGame, type GameState, secretsOfAnyGame } from '@grognard/kernel';
import { anyMatch } from './any-modes.ts';
import { contests } from './contests.ts';
import { optionsSchema, positionSchema } from './input/schemas.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { recorded } from './recorded.ts';
import { secrets } from './secrecy/secret-kinds.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';

const isState = (state: object): state is Frozen<State> => 'battle' in state && 'series' in state;
const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'battle' in view && 'series' in view;

export const workbench = {
  options: options.choices,
  anyOptions: anyMatch,
  schemas: { position: positionSchema, options: optionsSchema },
  ...forAnyGame<State, View>({ title: 'Napoleonica', invariants, isState, isView, viewText }),
  scenarios: contests,
  recorded,
  secrets: secretsOfAnyGame(secrets, isState),
  turns: (state: Frozen<GameState>): number => (isState(state) ? (state.battle?.round ?? 0) : 0),
};
