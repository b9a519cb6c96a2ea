import {
  type ArenaResult,
  addPairs,
  type Habits,
  levelFor,
  NO_PAIRS,
  type PairCounts,
  type PlayerName,
  runArena,
} from '@grognard/ai';
import type { AnyGame } from '@grognard/kernel';

/** A number of games between two levels, all on one core. */
export interface Bout {
  readonly game: string;
  readonly a: PlayerName;
  readonly b: PlayerName;
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
  readonly pairs: PairCounts;
  /** Milliseconds of each decision `a` had to think about. */
  readonly times: readonly number[];
  /** In how many games `a` was seen with a bad habit. */
  readonly habits: Habits;
}

/** Milliseconds this thread has had a core: what else the machine does is not the player's thought. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
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
    now: processorMs,
    onProgress: onGame,
  });
  const { winsA, winsB, draws, pairs, paceA, habitsA } = result;
  return { winsA, winsB, draws, pairs, times: paceA.times, habits: habitsA };
}

/** Two parts of one bout taken together. */
export const together = (one: BoutResult, other: BoutResult): BoutResult => ({
  winsA: one.winsA + other.winsA,
  winsB: one.winsB + other.winsB,
  draws: one.draws + other.draws,
  pairs: addPairs(one.pairs, other.pairs),
  times: [...one.times, ...other.times],
  habits: addHabits(one.habits, other.habits),
});

function addHabits(one: Habits, other: Habits): Habits {
  const sum = { ...one };
  for (const [habit, games] of Object.entries(other)) sum[habit] = (sum[habit] ?? 0) + games;
  return sum;
}

export const NOTHING_PLAYED: BoutResult = {
  winsA: 0,
  winsB: 0,
  draws: 0,
  pairs: NO_PAIRS,
  times: [],
  habits: {},
};
