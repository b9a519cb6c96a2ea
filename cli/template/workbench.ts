// What programs around the game need beyond its rules: the terminal, the engine, the fuzzer.
import type { View } from './view.ts';
import { SIDES } from './vocabulary.ts';

const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'coins' in view;

const draw = (view: unknown): string =>
  isView(view)
    ? SIDES.map((side) => `${side.padEnd(5)} ${view.coins[side] ?? 'no coin yet'}`).join('\n')
    : '';

export const workbench = {
  options: [],
  invariants: {
    'coins are shown together': (state: object) =>
      'shown' in state &&
      'laid' in state &&
      state.shown !== null &&
      JSON.stringify(state.laid).includes('null')
        ? 'one coin is shown before the other lies'
        : null,
  },
  draw,
};
