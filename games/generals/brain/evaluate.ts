// The chance of winning at a glance, from what each side has and how much time is left to use it.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { type Lead, leadOf } from './lead.ts';

const ROUNDS = 10;
const GOAL = 10;

/**
 * Weights fitted by logistic regression on battles the AI played against itself. `race` weighs what is already won:
 * it counts the more the less time is left. `strength` weighs what may still win something.
 */
const WEIGHTS: { readonly race: Lead; readonly strength: Lead } = {
  race: {
    vp: 0.48,
    income: 0.6,
    majority: 0,
    command: 0.8,
    flags: 0.2,
    forward: 0.02,
    infantry: 0,
    cavalry: 0,
    guns: 0,
    reserveInfantry: 0,
    reserveCavalry: 0,
    box: 0,
    routedGuns: 0,
  },
  strength: {
    vp: 0,
    income: 0,
    majority: 0,
    command: 0,
    flags: 0,
    forward: 0,
    infantry: 0.18,
    cavalry: 0.28,
    guns: 0.08,
    reserveInfantry: 0.06,
    reserveCavalry: 0.15,
    box: 0.04,
    routedGuns: -0.05,
  },
};

/** Rounds the battle will go on at most: until the last one, or until the leader has the VP he needs. */
const timeLeft = (state: Frozen<State>): number => {
  const { white, black } = state.vp;
  const missing = state.options.morale ? Math.min(white, black) : GOAL - Math.max(white, black);
  return Math.max(0.5, Math.min(ROUNDS + 1 - state.round, 2 * missing + 0.5));
};

export const evaluate = (state: Frozen<State>, side: Side): number => {
  const lead = leadOf(state, side);
  const { race, strength } = WEIGHTS;
  const hurry =
    lead.vp * race.vp +
    lead.income * race.income +
    lead.command * race.command +
    lead.flags * race.flags +
    lead.forward * race.forward;
  const power =
    lead.infantry * strength.infantry +
    lead.cavalry * strength.cavalry +
    lead.guns * strength.guns +
    lead.reserveInfantry * strength.reserveInfantry +
    lead.reserveCavalry * strength.reserveCavalry +
    lead.box * strength.box +
    lead.routedGuns * strength.routedGuns;
  return 1 / (1 + Math.exp(-hurry / Math.sqrt(timeLeft(state)) - power));
};
