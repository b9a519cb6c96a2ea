import { describe, expect, it } from 'vitest';
import { wilson } from '../src/wilson.ts';

describe('the Wilson interval', () => {
  it('agrees with the published value for 8 of 10', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('stays inside 0 to 1 and never collapses when every game was won', () => {
    const [low, high] = wilson(20, 20);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeGreaterThan(0.8);
    expect(low).toBeLessThan(1);
  });

  it('knows nothing without games', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
