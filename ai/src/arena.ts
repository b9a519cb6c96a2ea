import {
  type Action,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  type Match,
  outcomeOf,
  pending,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { choose } from './choose.ts';
import type { Level } from './level.ts';
import { percentile } from './percentile.ts';
import { resultFor } from './playout.ts';
import { type PairCounts, pairsOf } from './sprt.ts';
import { wilson } from './wilson.ts';

export interface ArenaOptions<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  readonly module: GameModule<S, A, E, V, O, C>;
  readonly a: Level;
  readonly b: Level;
  readonly games: number;
  readonly seed: number;
  /** Taken in turn by the seeds of the pairs, so that it does not matter how games are shared out over cores. */
  readonly options: readonly O[];
  readonly now: () => number;
  readonly onProgress?: (soFar: ArenaResult) => void;
}

/** Milliseconds per decision that needed thought. */
export interface Pace {
  readonly times: readonly number[];
  readonly decisions: number;
  readonly msP50: number;
  readonly msP95: number;
}

export interface ArenaResult {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly pairs: PairCounts;
  /** A draw counts half. */
  readonly rateA: number;
  readonly ci95: readonly [number, number];
  readonly paceA: Pace;
  readonly paceB: Pace;
  readonly habitsA: Habits;
}

/** In how many games a bad habit was seen, by its name. */
export type Habits = { readonly [habit: string]: number };

interface Player {
  readonly level: Level;
  readonly times: number[];
  /** Seen in each game. */
  readonly habits: ReadonlySet<string>[];
}

/** Let two levels play each other: games come in pairs with the same dice and options and the sides swapped. */
export const runArena = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  arena: ArenaOptions<S, A, E, V, O, C>,
): ArenaResult => {
  const { module, options } = arena;
  const [first, second] = options.flatMap((each) => module.seats(each));
  invariant(
    first !== undefined && second !== undefined && options.every((each) => module.seats(each).length === 2),
    'An arena has two sides.',
  );
  const a: Player = { level: arena.a, times: [], habits: [] };
  const b: Player = { level: arena.b, times: [], habits: [] };
  const scores: number[] = [];
  for (let game = 0; game < arena.games; game += 1) {
    const seatOfA = game % 2 === 0 ? first : second;
    scores.push(playGame(arena, arena.seed + Math.floor(game / 2), seatOfA, a, b));
    arena.onProgress?.(summary(scores, a, b));
  }
  return summary(scores, a, b);
};

/** One game; returns what it was worth to `a`. */
const playGame = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  arena: ArenaOptions<S, A, E, V, O, C>,
  seed: number,
  seatOfA: Seat,
  a: Player,
  b: Player,
): number => {
  const { module } = arena;
  const options = arena.options[seed % arena.options.length];
  invariant(options !== undefined, 'An arena needs options to play with.');
  const match = startMatch(module, options, simulationSource(seed));
  const random = randomOf(simulationSource(seed ^ 0x2545f491));
  const think = (seat: Seat): readonly A[] => {
    const player = seat === seatOfA ? a : b;
    const start = arena.now();
    const choice = choose(module, viewOf(match, seat), seat, { level: player.level, random });
    if (choice.stats.playouts > 0) player.times.push(arena.now() - start);
    return choice.actions;
  };
  const seen = new Set<string>();
  a.habits.push(seen);
  for (let outcome = outcomeOf(match); ; outcome = outcomeOf(match)) {
    if (outcome !== null) return resultFor(outcome, seatOfA, 2);
    for (const habit of module.brain.habits?.(frozen(match.state), seatOfA) ?? []) seen.add(habit);
    playDecision(match, think);
  }
};

/** Everybody who must decide now thinks about the same table; only then are the answers given. */
export const playDecision = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  think: (seat: Seat) => readonly A[],
): void => {
  const answers = pending(match).map(({ seat }) => ({ seat, actions: think(seat) }));
  for (const { seat, actions } of answers) {
    for (const [n, action] of actions.entries()) {
      const reply = submit(match, seat, action);
      if (reply.ok) continue;
      invariant(n > 0, `${seat} was refused ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
      break;
    }
  }
};

const summary = (scores: readonly number[], a: Player, b: Player): ArenaResult => {
  const total = scores.reduce((sum, score) => sum + score, 0);
  return {
    games: scores.length,
    winsA: scores.filter((score) => score === 1).length,
    winsB: scores.filter((score) => score === 0).length,
    draws: scores.filter((score) => score === 0.5).length,
    pairs: pairsOf(scores),
    rateA: scores.length === 0 ? 0.5 : total / scores.length,
    ci95: wilson(total, scores.length),
    paceA: pace(a),
    paceB: pace(b),
    habitsA: counted(a),
  };
};

const counted = ({ habits }: Player): Habits => {
  const games: { [habit: string]: number } = {};
  for (const seen of habits) for (const habit of seen) games[habit] = (games[habit] ?? 0) + 1;
  return games;
};

const pace = ({ times }: Player): Pace => ({
  times,
  decisions: times.length,
  msP50: percentile(times, 0.5),
  msP95: percentile(times, 0.95),
});
