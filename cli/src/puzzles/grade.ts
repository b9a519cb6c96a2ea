// Whether an answer is a good one: read from the answer, or found by playing it out against likely replies.
import { examined } from '@grognard/ai/exam.ts';
import { type Action, viewOf } from '@grognard/kernel';
import { type Good, isGood, type Standing } from './puzzle.ts';
import { type Asked, type Depth, thinkingOf } from './weighing.ts';

/** Where an answer given at once is graded: in the same worlds whoever asks, so far ahead that the reply shows. */
export const GRADED: Depth = { worlds: 96, horizon: 2 };

/** What the best answer and this one are worth against the replies. */
export function standingOf(
  asked: Asked,
  { best, replies }: Omit<Standing, 'within'>,
  answer: readonly Action[],
  { worlds, horizon }: Depth = GRADED,
): { readonly best: number; readonly answer: number } {
  const { module, match, seat } = asked;
  const thinking = thinkingOf(asked, horizon, worlds);
  const found = examined(module, viewOf(match, seat), seat, thinking, { best, replies }, answer, worlds);
  return found ?? { best: 1, answer: 0 };
}

export function isSolved(asked: Asked, good: Good, answer: readonly Action[]): boolean {
  if (!('replies' in good)) return isGood(good, answer);
  const { best, answer: worth } = standingOf(asked, good, answer);
  return worth >= best - good.within;
}
