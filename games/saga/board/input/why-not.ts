// Why something may not be used now: the reason against it, or why it answers nothing.
import type { Refusal, Target } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { answersOn } from './choices.ts';
import { whyNothing } from './why-nothing.ts';

/** What a tip does not say of itself when it is pointed at: why this is no answer at all now. */
export const whySilent = (desk: Desk, target: Target): Refusal | null =>
  desk.isLive.value && answersOn(desk, target).length === 0 ? whyNothing(desk, target) : null;

/** Null where it may be used, and where nobody is asked. */
export function whyNot(desk: Desk, target: Target): Refusal | null {
  if (!desk.isLive.value) return null;
  const answers = answersOn(desk, target);
  if (answers.length === 0) return whyNothing(desk, target);
  return answers.some(({ refusal }) => refusal === null) ? null : (answers[0]?.refusal ?? null);
}
