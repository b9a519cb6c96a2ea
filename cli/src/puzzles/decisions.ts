import { type AnyMatch, matchAt, offers, pending, type Seat, simulationSource } from '@grognard/kernel';

/** Nobody has begun to draft: what is asked is asked as a whole. */
const isFresh = (match: AnyMatch, seat: Seat): boolean =>
  !offers(match, seat).some(({ role, refusal }) => role === 'takeBack' && refusal === null);

/** Every decision of a recorded game, as it was first asked. */
export function* decisionsIn(match: AnyMatch): Generator<{ readonly at: AnyMatch; readonly seat: Seat }> {
  for (let n = 0; n < match.journal.length; n += 1) {
    const at = matchAt(match, n, simulationSource(1));
    const before = n === 0 ? [] : pending(matchAt(match, n - 1));
    for (const { seat, prompt } of pending(at)) {
      const isAskedAnew = !before.some((each) => each.seat === seat && each.prompt === prompt);
      if (isAskedAnew && isFresh(at, seat)) yield { at, seat };
    }
  }
}
