// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import type { Frozen, GameState } from '@grognard/kernel';
import { ARMY_POINTS, anyOptions, LAST_TURNS, VP_TARGETS } from './any-options.ts';
import { invariants } from './invariants.ts';
import { scenarios } from './scenarios.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';
import { DECK_NAMES, OBJECTIVE_RULES } from './vocabulary.ts';

const options = [
  {
    name: 'decks',
    choices: [
      { A: 'frenchBasic', B: 'coalitionBasic' },
      ...DECK_NAMES.flatMap((A) => DECK_NAMES.map((B) => ({ A, B }))),
    ],
  },
  { name: 'evade', choices: [false, true] },
  { name: 'outflank', choices: [false, true] },
  { name: 'objectives', choices: OBJECTIVE_RULES },
  { name: 'vpTarget', choices: VP_TARGETS },
  { name: 'armyPoints', choices: ARMY_POINTS },
  { name: 'maxTurns', choices: LAST_TURNS },
  { name: 'openLists', choices: [false, true] },
  { name: 'alwaysPrompt', choices: [true, false] },
  { name: 'autoScore', choices: [true, false] },
] as const;

const isState = (state: Frozen<GameState>): state is Frozen<State> =>
  'melees' in state && 'objectiveDeck' in state;
const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'melees' in view && 'terrain' in view;

export const workbench = {
  options,
  anyOptions,
  invariants: Object.fromEntries(
    Object.entries(invariants).map(([name, broken]) => [
      name,
      (state: Frozen<GameState>) => (isState(state) ? broken(state) : 'this is no state of Saga'),
    ]),
  ),
  draw: (view: unknown): string => (isView(view) ? viewText(view) : ''),
  scenarios,
  turns: (state: Frozen<GameState>): number => (isState(state) ? state.turn : 0),
};
