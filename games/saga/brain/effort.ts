// How hard each level thinks: decisions are many and small, so that few playouts per answer go a long way.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const effort: NonNullable<Brain<State, Action>['effort']> = {
  conscript: { plans: 16, playoutsPerPlan: 1, noise: 0.3 },
  veteran: { plans: 6, playoutsPerPlan: 4, leastPlayouts: 8, noise: 0.04 },
  marshal: {
    plans: 18,
    playoutsPerPlan: 24,
    // A yes or no is settled by few playouts, and so is a bid: orders are what a battle is lost by.
    leastPlayouts: 50,
    horizon: 3,
    duel: { answers: 4, worlds: 6, replies: 0, variations: 0, updates: 500 },
  },
};
