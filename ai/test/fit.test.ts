import { randomOf, simulationSource } from '@grognard/kernel';
import { expect, it } from 'vitest';
import { fitWeights, judgedBy, surprise } from '../src/fit.ts';

const random = randomOf(simulationSource(1));
const any = (): number => random.die(2001, 'test') / 1000 - 1;

it('finds the weights results were made with', () => {
  const made = [1.5, -0.7, 0];
  const samples = Array.from({ length: 6000 }, () => {
    const features = made.map(any);
    const chance = judgedBy(made, { features, result: 0 });
    return { features, result: random.die(1000, 'test') <= chance * 1000 ? 1 : 0 };
  });
  const found = fitWeights(samples, 0.1);
  for (const [n, weight] of made.entries()) expect(Math.abs((found[n] ?? 9) - weight)).toBeLessThan(0.2);
  const bits = (weights: readonly number[]) =>
    surprise(samples.map((each) => ({ chance: judgedBy(weights, each), result: each.result })));
  expect(bits(found)).toBeLessThan(bits([0, 0, 0]));
});
