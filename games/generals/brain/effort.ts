// How hard Marshal thinks. A playout takes a millisecond or so: a second is spent where somebody waits, and a few on a sheet of
// orders while the enemy is still writing his own.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const effort: NonNullable<Brain<State, Action>['effort']> = {
  marshal: {
    plans: 28,
    playoutsPerPlan: 28,
    leastPlayouts: 280,
    race: true,
    aligned: true,
    fair: true,
    duel: {
      answers: 4,
      worlds: 6,
      apart: true,
      replies: 1,
      variations: 14,
      updates: 500,
      finals: { answers: 4, worlds: 14, horizon: 2 },
      further: 4,
    },
  },
};
