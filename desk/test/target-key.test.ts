import type { Target } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { readTarget, sameTarget, targetKey } from '../src/target/target-key.ts';

describe('targets as they are written beside what is drawn', () => {
  const targets: readonly Target[] = [
    { hex: 12 },
    { sector: 'a1' },
    { border: 'a1-a2' },
    { unit: 'wI3' },
    { card: 'I a1>a2' },
    { card: 'meet:b2:1' },
    { die: 'a1-a2/white/0' },
    { button: 'endPlanning' },
  ];
  it.each(targets.map((target) => [targetKey(target), target] as const))('%s is read back', (key, target) => {
    expect(readTarget(key)).toEqual(target);
  });
  it('knows nothing else', () => {
    expect(readTarget('')).toBeNull();
    expect(readTarget('moon:1')).toBeNull();
  });
  it('is the same thing when it reads the same', () => {
    expect(sameTarget({ unit: 'wI3' }, { unit: 'wI3' })).toBe(true);
    expect(sameTarget({ unit: 'wI3' }, { card: 'wI3' })).toBe(false);
    expect(sameTarget(undefined, { unit: 'wI3' })).toBe(false);
    expect(sameTarget(undefined, undefined)).toBe(true);
  });
});
