import type { Random } from '@grognard/kernel';

const GRAIN = 1024;

/** True in this share of all cases. */
export const chance = (random: Random, share: number): boolean =>
  random.die(GRAIN, 'AI chance') <= share * GRAIN;
