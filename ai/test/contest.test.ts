import { describe, expect, it } from 'vitest';
import { contenders, heats, ranked, record, worth } from '../src/contest.ts';
import { percentile } from '../src/percentile.ts';

describe('a contest of plans', () => {
  it('halves the field until two are left and spends about the same on every heat', () => {
    const legs = heats(40, 480);
    expect(legs.map(({ field }) => field)).toEqual([40, 20, 10, 5, 3, 2]);
    for (const { field, worlds } of legs) {
      expect(field * worlds).toBeGreaterThanOrEqual(40);
      expect(field * worlds).toBeLessThan(160);
    }
  });

  it('tries every contender even when fewer playouts than contenders are allowed', () => {
    expect(heats(8, 3)[0]).toEqual({ field: 8, worlds: 1 });
  });

  it('needs no heat for a single plan', () => {
    expect(heats(1, 100)).toEqual([]);
  });

  it('ranks by mean and bias and never prefers what was not tried', () => {
    const [a, b, c] = contenders(['a', 'b', 'c'], () => 0);
    if (a === undefined || b === undefined || c === undefined) throw new Error('three contenders');
    record(a, 0.2);
    record(b, 0.4);
    record(b, 0.8);
    expect(worth(b)).toBeCloseTo(0.6);
    expect(ranked([a, b, c]).map(({ plan }) => plan)).toEqual(['b', 'a', 'c']);
  });

  it('lets an opinion decide between plans that played out alike', () => {
    const field = contenders(['plain', 'liked'], (plan) => (plan === 'liked' ? 0 : -0.05));
    for (const contender of field) record(contender, 0.5);
    expect(ranked(field).map(({ plan }) => plan)).toEqual(['liked', 'plain']);
  });
});

describe('percentiles', () => {
  it('are values that occurred', () => {
    const values = [5, 1, 4, 2, 3];
    expect(percentile(values, 0.5)).toBe(3);
    expect(percentile(values, 0.95)).toBe(5);
    expect(percentile([], 0.5)).toBe(0);
  });
});
