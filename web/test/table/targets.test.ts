import type { Target } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { sameJson } from '../../src/table/same-json.ts';
import { readTarget, targetKey } from '../../src/table/targets.ts';

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
});

describe('equal actions', () => {
  it('whatever the order of their fields', () => {
    expect(
      sameJson({ type: 'order', path: ['a2'], from: 'a1' }, { from: 'a1', type: 'order', path: ['a2'] }),
    ).toBe(true);
  });
  it('differ in length, value and kind', () => {
    expect(sameJson({ path: ['a2'] }, { path: ['a2', 'b2'] })).toBe(false);
    expect(sameJson({ at: null }, { at: 'bI1' })).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
  });
});
