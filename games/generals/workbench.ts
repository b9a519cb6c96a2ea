// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import { type Frozen, forAnyGame, type GameState, secretsOfAnyGame } from '@grognard/kernel';
import { optionsSchema, positionSchema } from './input/schemas.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { recorded } from './recorded.ts';
import { secrets } from './secrecy/secret-kinds.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';
import { SETUPS } from './vocabulary.ts';

/** The historical setups: they have a white and a black side and no other way round. */
const scenarios = SETUPS.filter((setup) => setup !== 'custom').map((setup) => ({
  name: setup,
  about: 'White against black, as it was set up',
  sides: ['white', 'black'] as const,
  options: { setup },
}));

const isState = (state: object): state is Frozen<State> => 'engagement' in state;
const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'desks' in view;

export const workbench = {
  options: options.choices,
  schemas: { position: positionSchema, options: optionsSchema },
  ...forAnyGame<State, View>({ title: 'Generals', invariants, isState, isView, viewText }),
  scenarios,
  recorded,
  secrets: secretsOfAnyGame(secrets, isState),
  turns: (state: Frozen<GameState>): number => (isState(state) ? state.round : 0),
};
