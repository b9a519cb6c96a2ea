import { describe, expect, it } from 'vitest';
import { timeOf } from '../src/playback/beats.ts';

describe('playback', () => {
  const beats = (...times: readonly number[]) => times.map((ms) => ({ scene: null, ms }));
  it('shows a short story at its own pace', () => {
    expect(timeOf(beats(700, 400), 4200)).toBe(700);
    expect(timeOf(beats(), 4200)).toBe(0);
  });
  it('hurries while more waits than anybody wants to watch', () => {
    expect(timeOf(beats(1000, 2000, 2000), 4200)).toBe(450);
    expect(timeOf(beats(2000, 2000), 4200)).toBe(2000);
  });
});
