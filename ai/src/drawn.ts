import { invariant, type Random } from '@grognard/kernel';

const GRAIN = 1 << 20;

/** One of the items by chance, each as often as its share says. */
export const drawn = <T>(items: readonly T[], shares: readonly number[], random: Random): T => {
  let mark = random.die(GRAIN, 'AI mixture') / GRAIN;
  let last: T | undefined;
  for (const [n, item] of items.entries()) {
    const share = shares[n] ?? 0;
    if (share <= 0) continue;
    last = item;
    mark -= share;
    if (mark <= 0) return item;
  }
  invariant(last !== undefined, 'A mixture has an answer in it.');
  return last;
};
