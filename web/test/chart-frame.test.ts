import { describe, expect, test } from 'vitest';
import { frameFor, withRoom } from '../src/report/chart-frame.ts';

const turns = (count: number) => {
  const { x, left } = frameFor({ width: 540, height: 226, toX: count, fromY: 0, toY: 10 });
  const marks = Array.from({ length: count }, (_, i) => ({ round: i + 1, x: x(i + 1) }));
  return withRoom(marks, left).map(({ round }) => round);
};

describe('numbers below a chart', () => {
  test('of a short battle are all there', () => {
    expect(turns(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('of a long one lie neither over the word in the corner nor over each other', () => {
    expect(turns(20)[0]).toBe(2);
    expect(turns(60).slice(0, 3)).toEqual([5, 8, 11]);
  });
});
