// Luck in battle: what dice showed beyond their average, for whoever threw them.
import type { Frozen, Luck } from '@grognard/kernel';
import { sideOf } from '../field/units.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import type { Weights } from './weights.ts';

/**
 * What a pip more is worth in an even battle, fitted to 6,144 playouts one round ahead from twelve positions of quick
 * answers (0.019 in the ranged step, 0.016 in the melee, 0.010 for guns; two rounds ahead a tenth less). Of the scatter of a
 * playout that explains 0.42, of the difference between two sheets in the same world 0.32; two rounds ahead 0.28 and 0.18.
 */
const PIP = 0.016;
const AVERAGE = 3.5;

/** GEN-9.7, 12.28, 12.39: who threw, by what the dice were for; null: no dice that hit. */
const throwerOf = (purpose: string): Side | null => {
  if (purpose.startsWith('GEN-9.7 bombard ')) return sideOf(purpose.slice('GEN-9.7 bombard '.length));
  if (!purpose.startsWith('GEN-12.28 ') && !purpose.startsWith('GEN-12.39 ')) return null;
  return purpose.endsWith(' white') ? 'white' : 'black';
};

/** Dice decide less where the battle is nearly decided. */
export const luckOf = (state: Frozen<State>, side: Side, weights: Weights): Luck => {
  const chance = evaluate(state, side, weights);
  const pip = PIP * 4 * chance * (1 - chance);
  return (face, purpose) => {
    const thrower = throwerOf(purpose);
    if (thrower === null) return 0;
    return (thrower === side ? pip : -pip) * (face - AVERAGE);
  };
};
