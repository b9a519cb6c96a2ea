import { type Brain, invariant } from '@grognard/kernel';
import { outcome } from './outcome.ts';
import type { Action, State } from './state.ts';
import { FACES } from './vocabulary.ts';

/** Nothing can be known here, so every answer is as good as the other. */
export const brain: Brain<State, Action> = {
  evaluate(state, seat) {
    const over = outcome(state);
    if (over === null) return 0.5;
    return over.winners.includes(seat) ? 1 : 0;
  },
  plans: (_state, _seat, random) =>
    random.shuffle(FACES, 'PENNY-1.2 plan').map((face) => [{ type: 'layCoin', face }]),
  rollout(_state, _seat, random) {
    const face = FACES[random.die(FACES.length, 'PENNY-1.2 rollout') - 1];
    invariant(face, 'A coin has two faces.');
    return { type: 'layCoin', face };
  },
  quiet: () => true,
};
