// The chance of winning at a glance, from what each side has and how much time is left to use it.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { LEADS, type Lead, leadOf, RACE_LEADS } from './lead.ts';
import type { Weights } from './weights.ts';

const ROUNDS = 10;
const GOAL = 10;

/** Rounds the battle will go on at most: until the last one, or until the leader has the VP he needs. */
const timeLeft = (state: Frozen<State>): number => {
  const { white, black } = state.vp;
  const missing = state.options.morale ? Math.min(white, black) : GOAL - Math.max(white, black);
  return Math.max(0.5, Math.min(ROUNDS + 1 - state.round, 2 * missing + 0.5));
};

/** Every lead as it counts now: what is already won, or about to be, counts the more the less time is left. */
export const featuresOf = (state: Frozen<State>, side: Side): Lead => {
  const lead = { ...leadOf(state, side) };
  const haste = 1 / Math.sqrt(timeLeft(state));
  for (const name of RACE_LEADS) lead[name] *= haste;
  return lead;
};

export const evaluate = (state: Frozen<State>, side: Side, weights: Weights): number => {
  const features = featuresOf(state, side);
  let odds = 0;
  for (const name of LEADS) odds += features[name] * weights[name];
  return 1 / (1 + Math.exp(-odds));
};
