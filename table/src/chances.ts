import { contextAt, frozen, isUndo, outcomeOf, positionsFrom, type Result } from '@grognard/kernel';
import { loadWhole } from './library.ts';
import type { OpenTable } from './shelf.ts';

/** How the first seat's chance of winning went; during a game it would tell what the other side is up to. */
export async function chancesOf({ match }: OpenTable): Promise<Result<readonly number[]>> {
  const { journal, seats } = match;
  const [seat] = seats;
  const outcome = outcomeOf(match);
  if (outcome === null || seat === undefined)
    return {
      ok: false,
      error: { code: 'not-over', path: '', message: 'Chances are shown once the battle is over.' },
    };
  const module = await loadWhole(match.module.id);
  const chances: number[] = [];
  for (const at of positionsFrom(match, 0)) {
    const entry = journal[chances.length - 1];
    // Between barriers a player only drafts: nothing has happened yet.
    const isDraft = entry !== undefined && (isUndo(entry) || !entry.barrier);
    const evaluated = (): number => module.brain.evaluate(frozen(at.state), seat, contextAt(module, at));
    chances.push(isDraft ? (chances.at(-1) ?? 0.5) : evaluated());
  }
  const isDraw = outcome.winners.length === 0;
  chances[journal.length] = isDraw ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  return { ok: true, value: chances };
}
