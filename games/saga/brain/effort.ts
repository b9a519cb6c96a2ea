// How hard each level thinks: decisions are many and small, so that few playouts per answer go a long way.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

export const effort: NonNullable<Brain<State, Action>['effort']> = {
  conscript: { plans: 5, playoutsPerPlan: 1, noise: 0.25 },
  veteran: { plans: 8, playoutsPerPlan: 8, leastPlayouts: 16, noise: 0.03 },
  marshal: { plans: 20, playoutsPerPlan: 40, leastPlayouts: 100 },
};
