import { describe, expect, it } from 'vitest';
import { finalists, isDecided, type Remembered, seenSoFar, summedUp } from '../src/finals.ts';
import { estimates, payoffsOf, recordAt } from '../src/payoffs.ts';

/** A first look at these pairs, eight meetings each. */
const looked = (worths: readonly (readonly number[])[]) => {
  const payoffs = payoffsOf(
    worths.map((_row, n) => `row ${n}`),
    (worths[0] ?? []).map((_worth, m) => `column ${m}`),
  );
  worths.forEach((row, n) => {
    row.forEach((worth, m) => {
      recordAt(payoffs, n, m, worth, 8);
    });
  });
  return payoffs;
};

const FIRST = [
  [0.5, 0.4, 0.6],
  [0.7, 0.6, 0.8],
  [0.6, 0.5, 0.7],
];

describe('a second look at the best answers', () => {
  it('takes the best of either seat: the other seat wants little', () => {
    expect(finalists(estimates(looked(FIRST)), 2, 300)).toEqual({ own: [1, 2], theirs: [1, 0] });
  });

  it('decides once every pair has met often enough, and then outweighs the first', () => {
    const payoffs = looked(FIRST);
    const first = estimates(payoffs);
    const best = finalists(first, 2, 300);
    const again = payoffsOf(['row 1', 'row 2'], ['column 1', 'column 0']);
    for (const column of [0, 1]) {
      recordAt(again, 0, column, 0.2, 10);
      expect(isDecided(again)).toBe(false);
      recordAt(again, 1, column, 0.6, 10);
    }
    expect(isDecided(again)).toBe(true);
    const [one = [], two = []] = estimates(summedUp(again, first, best));
    expect(Math.max(...one)).toBeLessThan(Math.min(...two));
  });

  it('is remembered: what only the first look has seen is taken to differ as much as the others did', () => {
    const payoffs = looked(FIRST);
    const met: Remembered<string> = new Map([['row 1', new Map([['column 0', { total: 4, trials: 8 }]])]]);
    const seen = seenSoFar(payoffs, FIRST, met);
    // Eight meetings worth 0.5 beside a first look of 0.7 that counts for eight: 0.6, a tenth less.
    expect(seen[1]?.[0]).toBeCloseTo(0.6);
    expect(seen[2]?.[2]).toBeCloseTo(0.6);
    expect(seenSoFar(payoffs, FIRST, new Map())).toEqual(FIRST);
  });
});
