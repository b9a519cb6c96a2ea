import { describe, expect, it } from 'vitest';
import { finalists, isDecided, summedUp } from '../src/finals.ts';
import { estimates, payoffsOf, recordAt } from '../src/payoffs.ts';
import { regretMatching } from '../src/regret.ts';

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
  return { payoffs, found: regretMatching(estimates(payoffs), 300) };
};

const FIRST = [
  [0.5, 0.4, 0.6],
  [0.7, 0.6, 0.8],
  [0.6, 0.5, 0.7],
];

describe('a second look at the best answers', () => {
  it('takes the best of either seat: the other seat wants little', () => {
    const { payoffs, found } = looked(FIRST);
    const last = finalists(payoffs, found, 2);
    expect(last.payoffs.rows).toEqual(['row 1', 'row 2']);
    expect(last.payoffs.columns).toEqual(['column 1', 'column 0']);
  });

  it('decides once every pair has met often enough, and then outweighs the first', () => {
    const { payoffs, found } = looked(FIRST);
    const last = finalists(payoffs, found, 2);
    for (const column of [0, 1]) {
      recordAt(last.payoffs, 0, column, 0.2, 10);
      expect(isDecided(last)).toBe(false);
      recordAt(last.payoffs, 1, column, 0.6, 10);
    }
    expect(isDecided(last)).toBe(true);
    const [first = [], second = []] = estimates(summedUp(last));
    expect(Math.max(...first)).toBeLessThan(Math.min(...second));
  });
});
