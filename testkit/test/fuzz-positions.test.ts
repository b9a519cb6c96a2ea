import { describe, expect, it } from 'vitest';
import { fuzzPositions } from '../src/fuzz-positions.ts';
import { bluff } from '../src/toys/bluff.ts';

describe('spoiled positions', () => {
  it('of a careful reader are turned away or can be played', () => {
    const { positions, accepted, faults } = fuzzPositions(bluff, { positions: 400 });
    expect(positions).toBe(400);
    expect(accepted).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });

  it('of a reader that takes everything are found out by playing them', () => {
    const careless: typeof bluff = {
      ...bluff,
      parsePosition(raw) {
        const read = bluff.parsePosition(raw);
        return read.ok ? { ok: true, value: { ...read.value, frames: [] } } : read;
      },
    };
    const { faults } = fuzzPositions(careless, { positions: 200 });
    expect(faults).toHaveLength(1);
  });
});
