import { takeLesson } from '@grognard/testkit';
import { expect, it } from 'vitest';
import { guide } from '../board/guide.ts';
import { napoleonica } from '../module.ts';

it.each([5, 15, 25])(
  'NAP-GEN.13, NAP-VIC.1: whoever lets the coach do everything fights to the end, battle %i',
  (seed) => {
    const { outcome, isLearnt } = takeLesson(napoleonica, guide, seed);
    expect(outcome).not.toBeNull();
    expect(isLearnt).toBe(true);
  },
);

it('leads on to a battle of one’s own', () => {
  expect(napoleonica.parseOptions(guide.short)).toMatchObject({ ok: true });
});
