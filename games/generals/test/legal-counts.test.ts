import { simulationSource, startMatch } from '@grognard/kernel';
import { perft } from '@grognard/testkit';
import { expect, test } from 'vitest';
import { generals } from '../module.ts';
import type { SetupName } from '../vocabulary.ts';
import { OPTIONS } from './field.ts';

const start = (setup: SetupName) => startMatch(generals, { ...OPTIONS, setup }, simulationSource(1));

test('GEN-24: Marengo begins with 43 different orders, and the locked sheet', () => {
  expect(perft(start('marengo'), 1)).toBe(43 + 1);
});

// One, two and three decisions deep: any change to what may be ordered changes one of these.
test.for<readonly [SetupName, number, number, number]>([
  ['marengo', 44, 1979, 90683],
  ['laRothiere', 41, 1721, 71500],
  ['dennewitz', 57, 3305, 190199],
  ['leuthen', 31, 991, 32457],
  ['albuera', 60, 3659, 222017],
])('lines of planning from the start of %s', ([setup, one, two, three]) => {
  expect([1, 2, 3].map((depth) => perft(start(setup), depth))).toEqual([one, two, three]);
});
