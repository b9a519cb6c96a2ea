import { randomOf, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type Sifting, sift } from '../src/sift.ts';

const how: Sifting = { sure: 2.5, least: 16, every: 8, most: 200, asGood: 0.03 };

/** Answers that win so many of 100, each with dice of its own, seed after seed. */
const wins = (seed: number) => {
  const random = randomOf(simulationSource(seed));
  return () => (of100: number) => Number(random.die(100, 'test') <= of100);
};

describe('answers fought out in the same worlds', () => {
  test('the plainly worse one is found out early, the better one goes on to nobody', () => {
    const [good, bad] = sift([80, 20], wins(1), how);
    expect(good).toMatchObject({ isWorse: false, behind: { mean: 0 } });
    expect(bad?.isWorse).toBe(true);
    expect(bad?.worlds).toBeLessThanOrEqual(32);
    expect(good?.worlds).toBe(bad?.worlds);
  });

  test('of equals hardly ever one is called worse', () => {
    const seeds = Array.from({ length: 60 }, (_, n) => n + 1);
    const called = seeds.filter((seed) => sift([50, 50], wins(seed), how).some(({ isWorse }) => isWorse));
    expect(called.length).toBeLessThanOrEqual(9);
  });

  test('where the same happens in every world nobody looks for long, and nobody is worse', () => {
    const [one, other] = sift(['a', 'b'], () => () => 0.5, how);
    expect([one?.worlds, other?.worlds, one?.isWorse, other?.isWorse]).toEqual([16, 16, false, false]);
  });
});
