import type { Random } from '@grognard/kernel';

const STEPS = 1 << 16;
const SUMMANDS = 12;

/** A number from the standard normal distribution, near enough: twelve even draws have variance one. */
export const gaussian = (random: Random): number => {
  let sum = 0;
  for (let n = 0; n < SUMMANDS; n += 1) sum += (random.die(STEPS, 'AI error') - 0.5) / STEPS;
  return sum - SUMMANDS / 2;
};
