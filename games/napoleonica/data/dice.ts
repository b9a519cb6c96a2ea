// NAP-DIC.1: the six faces of each die.
import type { Die, DieSymbol } from './words.ts';

type Faces = readonly [DieSymbol, DieSymbol, DieSymbol, DieSymbol, DieSymbol, DieSymbol];

export const FACES: { readonly [die in Die]: Faces } = {
  W: ['hit', 'retreat', 'retreat', 'miss', 'miss', 'miss'],
  Y: ['crit', 'hit', 'retreat', 'miss', 'miss', 'miss'],
  O: ['crit', 'hit', 'hit', 'retreat', 'miss', 'miss'],
  T: ['crit', 'hit', 'hit', 'retreat', 'retreat', 'miss'],
  S: ['crit', 'crit', 'hit', 'hit', 'retreat', 'miss'],
  K: ['crit', 'crit', 'hit', 'hit', 'hit', 'retreat'],
};

/** Of its six faces, how many show the symbol. */
export const facesWith = (die: Die, symbol: DieSymbol): number =>
  FACES[die].filter((face) => face === symbol).length;

/** P(damage): a crit or a hit. */
export const damageChance = (die: Die): number => (facesWith(die, 'crit') + facesWith(die, 'hit')) / 6;
