// How hard Marshal thinks: a playout takes half a millisecond, and a second may be spent where somebody waits.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const effort: NonNullable<Brain<State, Action>['effort']> = {
  marshal: {
    plans: 32,
    playoutsPerPlan: 28,
    leastPlayouts: 280,
    race: true,
    duel: {
      answers: 5,
      worlds: 6,
      replies: 1,
      variations: 16,
      updates: 500,
      finals: { answers: 5, worlds: 10, horizon: 2 },
    },
  },
};
