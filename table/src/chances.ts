import { isUndo, outcomeOf, type Result, stateAt } from '@grognard/kernel';
import type { OpenTable } from './shelf.ts';

/** How the first seat's chance of winning went; during a game it would tell what the other side is up to. */
export function chancesOf({ match }: OpenTable): Result<readonly number[]> {
  const { module, journal } = match;
  const [seat] = module.seats;
  const outcome = outcomeOf(match);
  if (outcome === null || seat === undefined)
    return {
      ok: false,
      error: { code: 'not-over', path: '', message: 'Chances are shown once the battle is over.' },
    };
  const chances = [module.brain.evaluate(stateAt(match, 0), seat)];
  for (const entry of journal) {
    // Between barriers a player only drafts: nothing has happened yet.
    const hasHappened = !isUndo(entry) && entry.barrier;
    chances.push(
      hasHappened ? module.brain.evaluate(stateAt(match, entry.n), seat) : (chances.at(-1) ?? 0.5),
    );
  }
  const isDraw = outcome.winners.length === 0;
  chances[journal.length] = isDraw ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  return { ok: true, value: chances };
}
