// The chance of winning at a glance, from what each side has and how much time is left to use it.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { type Lead, leadOf, RACE_LEADS, STRENGTH_LEADS } from './lead.ts';

const ROUNDS = 10;
const GOAL = 10;

/** What is already won, or about to be: it counts the more the less time is left. */
const RACE = { vp: 0.48, income: 0.6, command: 0.8, flags: 0.2, forward: 0.02 } as const;

/** What may still win something. Fitted, like the numbers above, to battles the AI played against itself. */
const STRENGTH = {
  infantry: 0.18,
  cavalry: 0.28,
  guns: 0.08,
  reserveInfantry: 0.06,
  reserveCavalry: 0.15,
  pairs: 0.04,
  routedGuns: -0.05,
} as const;

type Weights<N extends keyof Lead> = { readonly [name in N]: number };

const weigh = <N extends keyof Lead>(lead: Lead, weights: Weights<N>, names: readonly N[]): number => {
  let sum = 0;
  for (const name of names) sum += lead[name] * weights[name];
  return sum;
};

/** Rounds the battle will go on at most: until the last one, or until the leader has the VP he needs. */
const timeLeft = (state: Frozen<State>): number => {
  const { white, black } = state.vp;
  const missing = state.options.morale ? Math.min(white, black) : GOAL - Math.max(white, black);
  return Math.max(0.5, Math.min(ROUNDS + 1 - state.round, 2 * missing + 0.5));
};

export const evaluate = (state: Frozen<State>, side: Side): number => {
  const lead = leadOf(state, side);
  const race = weigh(lead, RACE, RACE_LEADS) / Math.sqrt(timeLeft(state));
  return 1 / (1 + Math.exp(-race - weigh(lead, STRENGTH, STRENGTH_LEADS)));
};
