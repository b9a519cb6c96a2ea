// How hard each level thinks. A Conscript does what first comes to mind; a Veteran what he judges best, by expectation;
// a Marshal also plays out how a formation may be handled before it moves.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

/** Who asks for one answer gets the first that comes to mind, who asks for two a judgement, for more a choice. */
export const FIRST_IDEA = 1;
export const JUDGEMENT = 2;

export const effort: NonNullable<Brain<State, Action, Context>['effort']> = {
  conscript: { plans: FIRST_IDEA },
  veteran: { plans: JUDGEMENT },
  marshal: { plans: 5, playoutsPerPlan: 12, leastPlayouts: 0, horizon: 1 },
};
