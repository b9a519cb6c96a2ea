import { expect, test } from 'vitest';
import { passesUnopposedTest, testAttack } from '../combat/hit-tests.ts';

const DICE = [1, 2, 3, 4, 5, 6];

test('GEN-12.33: the unopposed test succeeds on a modified 4, 5 or 6', () => {
  expect(DICE.filter(passesUnopposedTest)).toEqual([4, 5, 6]);
  expect(testAttack('ranged', 4, null)).toEqual({ rule: 'GEN-12.33', hit: true });
  expect(testAttack('melee', 3, null)).toEqual({ rule: 'GEN-12.33', hit: false });
});

test('GEN-12.34: the ranged opposed test needs 4 or more and more than the other die', () => {
  const hits = DICE.flatMap((own) =>
    DICE.filter((other) => testAttack('ranged', own, other).hit).map((other) => `${own}:${other}`),
  );
  expect(hits).toEqual(['4:1', '4:2', '4:3', '5:1', '5:2', '5:3', '5:4', '6:1', '6:2', '6:3', '6:4', '6:5']);
});

test('GEN-12.40: the melee opposed test: the higher die hits, equal dice hit nobody', () => {
  expect(testAttack('melee', 2, 1)).toEqual({ rule: 'GEN-12.40', hit: true });
  expect(DICE.some((die) => testAttack('melee', die, die).hit)).toBe(false);
});
