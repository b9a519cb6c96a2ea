// Luck in battle: what dice showed beyond their average, for whoever threw them.
import type { Frozen, Luck } from '@grognard/kernel';
import { sideOf } from '../field/units.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import type { Weights } from './weights.ts';

/**
 * What a pip more is worth in an even battle, fitted to 6,144 playouts one round ahead from twelve positions of quick
 * answers; two rounds ahead it is a tenth less. Of the scatter of a playout that explains 0.42, of the difference between
 * two sheets in the same world 0.32; two rounds ahead 0.28 and 0.18.
 */
const PIP = { bombard: 0.01, ranged: 0.019, melee: 0.016 } as const;
const AVERAGE = 3.5;

const GUNS = 'GEN-9.7 bombard ';

/** GEN-12.28, 12.39: dice of a line name its side last. */
const ofLine = (purpose: string, pip: number): number => (purpose.endsWith(' white') ? pip : -pip);

/** What a pip more of these dice is worth to White; nothing where dice do not hit. */
const worthToWhite = (purpose: string): number => {
  if (purpose.startsWith('GEN-12.28 ')) return ofLine(purpose, PIP.ranged);
  if (purpose.startsWith('GEN-12.39 ')) return ofLine(purpose, PIP.melee);
  if (!purpose.startsWith(GUNS)) return 0;
  return sideOf(purpose.slice(GUNS.length)) === 'white' ? PIP.bombard : -PIP.bombard;
};

/** Dice decide less where the battle is nearly decided. */
export const luckOf = (state: Frozen<State>, side: Side, weights: Weights): Luck => {
  const chance = evaluate(state, side, weights);
  const stake = (side === 'white' ? 4 : -4) * chance * (1 - chance);
  return (face, purpose) => stake * worthToWhite(purpose) * (face - AVERAGE);
};
