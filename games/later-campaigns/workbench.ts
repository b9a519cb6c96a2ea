// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.

import { type Frozen, type GameState, secretsOfAnyGame } from '@grognard/kernel';
import { contests } from './contests.ts';
import { optionsSchema, positionSchema } from './input/schemas.ts';
import { invariants } from './invariants.ts';
import { type Options, options } from './options.ts';
import { printed } from './printed.ts';
import { recorded } from './recorded.ts';
import { secrets } from './secrecy/secret-kinds.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';

const isState = (state: Frozen<GameState>): state is Frozen<State> => 'bodies' in state && 'control' in state;
const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'stacks' in view;

const isChosen = (raw: unknown): raw is Options =>
  typeof raw === 'object' && raw !== null && 'scenario' in raw;

export const workbench = {
  options: options.choices,
  schemas: { position: positionSchema, options: optionsSchema },
  invariants: Object.fromEntries(
    Object.entries(invariants).map(([name, broken]) => [
      name,
      (state: Frozen<GameState>) => (isState(state) ? broken(state) : 'this is no state of the game'),
    ]),
  ),
  draw: (view: unknown): string => (isView(view) ? viewText(view) : ''),
  scenarios: contests,
  recorded,
  secrets: secretsOfAnyGame(secrets, isState),
  /** NLC-J.4: by far more than the longest game at random, a campaign of many players, takes. */
  longestGame: 400_000,
  printed: (raw: unknown) => (isChosen(raw) ? printed(raw) : null),
  turns: (state: Frozen<GameState>): number => (isState(state) ? state.turn : 0),
};
