// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import type { Frozen, GameState } from '@grognard/kernel';
import { invariants } from './invariants.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewText } from './view-text.ts';
import { LAYOUTS, OBJECTIVE_PRESETS, SETUPS } from './vocabulary.ts';

const ARMIES = [
  { I: 20, C: 8, A: 2 },
  { I: 14, C: 12, A: 4 },
  { I: 30, C: 0, A: 0 },
] as const;

/** A field with prizes of every kind, two of them in the middle. */
const PRIZES = [
  { sector: 'b1', owner: 'white', kind: 'general', vp: 5 },
  { sector: 'b3', owner: 'black', kind: 'flag', vp: 3 },
  { sector: 'a2', owner: 'white', kind: 'rose', vp: 3 },
  { sector: 'c2', owner: 'black', kind: 'rose', vp: 1 },
] as const;

const options = [
  { name: 'setup', choices: SETUPS },
  {
    name: 'army',
    choices: [null, ...ARMIES.flatMap((white) => ARMIES.map((black) => ({ white, black })))],
  },
  { name: 'side', choices: ['A', 'B'] },
  { name: 'turned', choices: [false, true] },
  { name: 'objectives', choices: [...OBJECTIVE_PRESETS, PRIZES] },
  { name: 'orderDie', choices: [false, true] },
  { name: 'couriers', choices: [false, true] },
  { name: 'morale', choices: [false, true] },
  { name: 'terrain', choices: LAYOUTS },
  {
    name: 'handicap',
    choices: [
      { white: 0, black: 0 },
      { white: 2, black: 0 },
      { white: 0, black: 3 },
      { white: 1, black: 1 },
    ],
  },
] as const;

/** The historical setups: they have a white and a black side and no other way round. */
const scenarios = SETUPS.filter((setup) => setup !== 'custom').map((setup) => ({
  name: setup,
  about: 'White against black, as it was set up',
  sides: ['white', 'black'] as const,
  options: { setup },
}));

const isState = (state: Frozen<GameState>): state is Frozen<State> => 'engagement' in state;
const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'desks' in view;

export const workbench = {
  options,
  invariants: Object.fromEntries(
    Object.entries(invariants).map(([name, broken]) => [
      name,
      (state: Frozen<GameState>) => (isState(state) ? broken(state) : 'this is no state of Generals'),
    ]),
  ),
  draw: (view: unknown): string => (isView(view) ? viewText(view) : ''),
  scenarios,
  turns: (state: Frozen<GameState>): number => (isState(state) ? state.round : 0),
};
