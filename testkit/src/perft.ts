import { legal, pending } from '@grognard/kernel';
import { fork, mustSubmit } from './fork.ts';
import type { AnyMatch } from './game.ts';

/**
 * How many lines of play there are, so many decisions deep: a number that changes when any legal list on the way does.
 * A line that ends earlier does not count. Seats that decide at once are taken in their order, since the order of their answers makes no difference.
 */
export function perft(match: AnyMatch, depth: number): number {
  const seat = pending(match)[0]?.seat;
  if (depth === 0) return 1;
  if (seat === undefined) return 0;
  const actions = legal(match, seat);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const next = fork(match);
    mustSubmit(next, { seat, action });
    return sum + perft(next, depth - 1);
  }, 0);
}

/** The same count by kind of action: where two versions differ, this tells where to look. */
export function perftByType(match: AnyMatch, depth: number): { readonly [type: string]: number } {
  const seat = pending(match)[0]?.seat;
  const counts: { [type: string]: number } = {};
  for (const action of seat === undefined ? [] : legal(match, seat)) {
    const next = fork(match);
    if (seat !== undefined) mustSubmit(next, { seat, action });
    counts[action.type] = (counts[action.type] ?? 0) + perft(next, depth - 1);
  }
  return counts;
}
