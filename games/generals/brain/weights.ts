// What each lead is worth, as log odds of winning the battle.
import type { Lead } from './lead.ts';

export type Weights = { readonly [name in keyof Lead]: number };

/** Those of the first Marshal, fitted to battles the machine played against itself before it knew the last three. */
export const MARSHAL_1_WEIGHTS: Weights = {
  vp: 0.48,
  income: 0.6,
  command: 0.8,
  flags: 0.2,
  forward: 0.02,
  infantry: 0.18,
  cavalry: 0.28,
  guns: 0.08,
  reserveInfantry: 0.06,
  reserveCavalry: 0.15,
  pairs: 0.04,
  routedGuns: -0.05,
  loneGuns: 0,
  bareCommand: 0,
  firepower: 0,
};

export const WEIGHTS: Weights = {
  ...MARSHAL_1_WEIGHTS,
  loneGuns: -0.15,
  bareCommand: -0.3,
  firepower: 0.1,
};
