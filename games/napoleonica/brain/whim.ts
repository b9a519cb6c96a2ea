// A little chance among what is liked equally.
import type { Random } from '@grognard/kernel';

const WHIMS = 16;
/** In Development Points. */
const WHIM = 0.4;

export const whim = (random: Random): number => (WHIM * random.die(WHIMS, 'NAP-ACN.8 whim')) / WHIMS;
