// How hard the first Marshal thought.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { State } from '../../state.ts';

export const effort: NonNullable<Brain<State, Action>['effort']> = {
  marshal: { plans: 16, playoutsPerPlan: 30, leastPlayouts: 60 },
};
