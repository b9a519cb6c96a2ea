// Whether an answer is a good one: read from the answer, or found by playing it out against likely replies.
import { levelFor } from '@grognard/ai';
import { examined } from '@grognard/ai/exam.ts';
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  randomOf,
  type Seat,
  simulationSource,
  viewOf,
} from '@grognard/kernel';
import { type Good, isGood, type Standing } from './puzzle.ts';

const WORLDS = 48;

/** What the best answer and this one are worth against the replies, in the same worlds whoever asks. */
export function standingOf(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  { best, replies }: Omit<Standing, 'within'>,
  answer: readonly Action[],
): { readonly best: number; readonly answer: number } {
  const thinking = {
    level: levelFor(module, 'marshal'),
    random: randomOf(simulationSource(1)),
    players: match.seats.length,
  };
  const found = examined(module, viewOf(match, seat), seat, thinking, { best, replies }, answer, WORLDS);
  return found ?? { best: 1, answer: 0 };
}

export function isSolved(
  module: AnyGame,
  match: AnyMatch,
  seat: Seat,
  good: Good,
  answer: readonly Action[],
): boolean {
  if (!('replies' in good)) return isGood(good, answer);
  const { best, answer: worth } = standingOf(module, match, seat, good, answer);
  return worth >= best - good.within;
}
