import {
  contextAt,
  eraOf,
  frozen,
  isUndo,
  outcomeOf,
  positionsFrom,
  type Result,
  wholeGame,
} from '@grognard/kernel';
import { presentEra } from './eras.ts';
import type { Library } from './library.ts';
import type { OpenTable } from './shelf.ts';

/** How the first seat's chance of winning went; during a game it would tell what the other side is up to. */
export async function chancesOf(
  { match, record }: OpenTable,
  library: Library,
): Promise<Result<readonly number[]>> {
  const { journal, seats } = match;
  const [seat] = seats;
  const outcome = outcomeOf(match);
  if (outcome === null || seat === undefined)
    return {
      ok: false,
      error: { code: 'not-over', path: '', message: 'Chances are shown once the battle is over.' },
    };
  const whole = await library.whole(record.game, presentEra(record).edition);
  if (!whole.ok) return whole;
  const chances: number[] = [];
  for (const at of positionsFrom(match, 0)) {
    const n = chances.length;
    const entry = journal[n - 1];
    // What was played by older rules is weighed by them.
    const module =
      match.past !== null && n <= match.past.until ? wholeGame(eraOf(match, n).module) : whole.value;
    // Between barriers a player only drafts: nothing has happened yet.
    const isDraft = entry !== undefined && (isUndo(entry) || !entry.barrier);
    const evaluated = (): number => module.brain.evaluate(frozen(at.state), seat, contextAt(module, at));
    chances.push(isDraft ? (chances.at(-1) ?? 0.5) : evaluated());
  }
  const isDraw = outcome.winners.length === 0;
  chances[journal.length] = isDraw ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  return { ok: true, value: chances };
}
