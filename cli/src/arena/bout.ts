import { type ArenaResult, type LevelName, levelFor, runArena } from '@grognard/ai';
import type { AnyGame } from '@grognard/kernel';

/** A number of games between two levels, all on one core. */
export interface Bout {
  readonly game: string;
  readonly a: LevelName;
  readonly b: LevelName;
  readonly games: number;
  readonly seed: number;
  /** Raw options, as they came from outside. */
  readonly options: unknown;
}

/** What several bouts are put together from. */
export interface BoutResult {
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** Milliseconds of each decision `a` had to think about. */
  readonly times: readonly number[];
}

export function fight(module: AnyGame, bout: Bout, onGame: () => void): BoutResult {
  const parsed = module.parseOptions(bout.options);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const result: ArenaResult = runArena({
    module,
    a: levelFor(module, bout.a),
    b: levelFor(module, bout.b),
    games: bout.games,
    seed: bout.seed,
    options: [parsed.value],
    now: () => performance.now(),
    onProgress: onGame,
  });
  const { winsA, winsB, draws, paceA } = result;
  return { winsA, winsB, draws, times: paceA.times };
}
