import { randomOf, simulationSource } from '@grognard/kernel';

/** So many of a list, the same ones for the same seed. */
export function sample<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const random = randomOf(simulationSource(seed));
  const left = [...all];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(random.die(left.length, 'TEST-7 mutant') - 1, 1));
  return taken;
}
