// How hard each level thinks. A Veteran takes what he likes best at a glance, by exact expectation; a Marshal plays the
// best-liked answers out to the end of the enemy's next turn; a Conscript takes almost any of them.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const effort: NonNullable<Brain<State, Action, Context>['effort']> = {
  conscript: { plans: 5, playoutsPerPlan: 1, leastPlayouts: 0, horizon: 0, noise: 0.3 },
  veteran: { plans: 1 },
  marshal: { plans: 6, playoutsPerPlan: 10, leastPlayouts: 0, horizon: 3 },
};
