// How each level thinks. A Conscript does what first comes to mind; a Veteran what he judges best, by expectation; a Marshal
// judges as well, is bolder, and plays out whether to break off.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

/** Who asks for one answer gets the first that comes to mind, who asks for two a judgement, for more a Marshal's. */
export const FIRST_IDEA = 1;
export const JUDGEMENT = 2;
const MARSHAL = 3;

export const effort: NonNullable<Brain<State, Action, Context>['effort']> = {
  conscript: { plans: FIRST_IDEA },
  veteran: { plans: JUDGEMENT },
  marshal: { plans: MARSHAL, playoutsPerPlan: 4, leastPlayouts: 0, horizon: 1 },
};
