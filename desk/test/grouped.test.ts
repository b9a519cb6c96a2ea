import { describe, expect, it } from 'vitest';
import { grouped } from '../src/lists/grouped.ts';

describe('things that are alike', () => {
  it('lie together where the first of them lay', () => {
    expect(grouped(['wI1', 'bC1', 'wC1', 'bI1', 'bI2'], (unit) => unit.charAt(0))).toEqual([
      ['wI1', 'wC1'],
      ['bC1', 'bI1', 'bI2'],
    ]);
  });
});
