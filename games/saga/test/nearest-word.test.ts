import { expect, test } from 'vitest';
import { nearestWord } from '../decks/nearest-word.ts';

test.each([
  ['letters changed', 'line', 'LOSE', 'XXSE'],
  ['letters missing', 'li', 'LINE', 'LINEAR'],
  ['letters too many', 'lineup', 'LINE', 'LIN'],
])('two %s still mean the word, three do not', (_what, written, near, far) => {
  expect(nearestWord(written, [near])).toBe(near);
  expect(nearestWord(written, [far])).toBeUndefined();
});
