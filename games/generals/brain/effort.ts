// How hard Marshal thinks: a round played out takes half a millisecond, and a second may be spent where somebody waits.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

/** Sheets are many and meet each other, so they are judged after one round; what is done with them after two. */
export const effort: NonNullable<Brain<State, Action>['effort']> = {
  marshal: {
    playoutsPerPlan: 28,
    leastPlayouts: 280,
    horizon: 2,
    duel: { answers: 6, worlds: 12, horizon: 1, replies: 2, variations: 24, updates: 500 },
  },
};
