// Taking things out of a bag at random.
import type { Random } from '@grognard/kernel';

const PURPOSE = 'SAG-1.1 imagined';

/** One of the items, each equally likely. */
export const anyOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items.length === 0 ? undefined : items[random.die(items.length, PURPOSE) - 1];

/** Take one that passes out of the bag. */
export function draw<T>(bag: T[], random: Random, passes: (item: T) => boolean = () => true): T | undefined {
  const fitting = bag.filter(passes);
  const item = anyOf(fitting, random);
  if (item === undefined) return undefined;
  bag.splice(bag.indexOf(item), 1);
  return item;
}

/** The bag without one copy of each of these. */
export function without<T>(bag: readonly T[], ...taken: readonly T[]): T[] {
  const rest = [...bag];
  for (const item of taken) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
