// What the search is told about the game. Nothing can be known here, so every answer is as good as the other.
import type { Brain } from '@grognard/kernel';
import { anyFace } from './field/coins.ts';
import type { Action } from './grammar.ts';
import { outcome } from './outcome.ts';
import type { State } from './state.ts';
import { FACES } from './vocabulary.ts';

export const brain: Brain<State, Action> = {
  evaluate(state, seat) {
    const over = outcome(state);
    if (over === null) return 0.5;
    return over.winners.includes(seat) ? 1 : 0;
  },
  plans: (_state, _seat, random) =>
    random.shuffle(FACES, 'PENNY-1.2 plan').map((face) => [{ type: 'layCoin', face }]),
  rollout: (_state, _seat, random) => ({ type: 'layCoin', face: anyFace(random, 'PENNY-1.2 rollout') }),
  quiet: () => true,
};
