// How an answer looks before it is played out: what judgement expects of the best must be outweighed before a Marshal does
// anything else.
import type { Action } from '../grammar.ts';
import { SCALE } from './evaluate.ts';

/** The slope of the judgement where a battle is open. */
const CHANCE_PER_POINT = 1 / (4 * SCALE);

const lessLiked = new WeakMap<readonly Action[], number>();

/** An answer that is expected to bring so many victory points less than the best. */
export function likedLess(plan: readonly Action[], points: number): readonly Action[] {
  lessLiked.set(plan, points);
  return plan;
}

export const leaning = (plan: readonly Action[]): number =>
  -CHANCE_PER_POINT * Math.max(0, lessLiked.get(plan) ?? 0);
