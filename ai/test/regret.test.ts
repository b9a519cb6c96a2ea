import { describe, expect, it } from 'vitest';
import { regretMatching } from '../src/index.ts';

describe('regret matching', () => {
  it('plays rock, paper and scissors alike', () => {
    const { rows, columns, value } = regretMatching(
      [
        [0.5, 0, 1],
        [1, 0.5, 0],
        [0, 1, 0.5],
      ],
      1000,
    );
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 1);
    expect(value).toBeCloseTo(0.5, 2);
  });

  it('finds the mixture of matching pennies where one match pays more', () => {
    const { rows, columns, value } = regretMatching(
      [
        [1, 0],
        [0, 0.5],
      ],
      1000,
    );
    expect(rows[0]).toBeCloseTo(1 / 3, 1);
    expect(columns[0]).toBeCloseTo(1 / 3, 1);
    expect(value).toBeCloseTo(1 / 3, 1);
  });

  it('never gives an answer that another beats whatever happens', () => {
    const { rows, columns } = regretMatching(
      [
        [0.9, 0.6],
        [0.8, 0.5],
      ],
      500,
    );
    expect(rows[0]).toBeGreaterThan(0.99);
    expect(columns[1]).toBeGreaterThan(0.99);
  });
});
