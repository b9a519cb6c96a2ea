import { expect, it } from 'vitest';
import { longestWay } from '../src/report/longest-way.ts';

const rounds = [
  { round: 1, n: 0 },
  { round: 2, n: 2 },
  { round: 3, n: 4 },
];

it('finds the round in which the chance went farthest, though no entry of it did much', () => {
  expect(longestWay({ rounds, values: [0.5, 0.45, 0.42, 0.3, 0.22, 0.08] })).toEqual({
    round: 2,
    before: 0.42,
    after: 0.22,
  });
  expect(longestWay({ rounds, values: [0.5, 0.4, 0.3, 0.2, 0.25, 0.3] })).toMatchObject({ round: 1 });
});

it('finds none where the chance hardly moved, or nobody knows it', () => {
  expect(longestWay({ rounds, values: [0.5, 0.51, 0.52, 0.5, 0.5, 0.48] })).toBeNull();
  expect(longestWay({ rounds: [], values: [] })).toBeNull();
});
