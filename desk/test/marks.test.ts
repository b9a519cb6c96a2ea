import type { Target } from '@grognard/kernel';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { marksOf } from '../src/marks/marks-of.ts';

describe('what a target looks like', () => {
  const open = { action: null, target: { unit: 'wI1' }, refusal: null };
  const refused = { ...open, refusal: { rule: 'GEN-6.4' as const, text: 'It is too far.' } };
  const marks = (isLive: boolean, isQuiet: boolean) =>
    marksOf(
      { isLive: signal(isLive), pointedAt: signal<readonly Target[]>([{ sector: 'a1' }]) },
      {
        isQuiet,
        isPicked: (target) => 'card' in target,
        answers: (target) => ('unit' in target ? [refused, open] : 'sector' in target ? [refused] : []),
      },
    );
  it('is open when one of its offers is, and asks when all are refused', () => {
    expect(marks(true, false)({ unit: 'wI1' })).toBe('is-legal');
    expect(marks(true, false)({ sector: 'a1' })).toBe('is-last asks');
    expect(marks(true, false)({ card: 'x' })).toBe('is-selected');
    expect(marks(true, false)({ button: 'x' })).toBe('');
  });
  it('offers nothing while looking back or while something plays', () => {
    expect(marks(false, false)({ unit: 'wI1' })).toBe('');
    expect(marks(true, true)({ sector: 'a1' })).toBe('is-last');
  });
});
