// The small game behind answers given at once: a few plans of either seat, every pair of which meets in imagined worlds.
import type { Action, GameEvent, GameState } from '@grognard/kernel';
import { drawn } from './drawn.ts';
import type { Duel } from './duel.ts';
import { addColumn, addRow, lacking, type Payoffs, payoffsOf, recordAt } from './payoffs.ts';
import type { Equilibrium } from './regret.ts';
import { screened } from './screen.ts';
import type { Progress } from './thinking.ts';
import type { Worlds } from './worlds.ts';

type Plan<A> = readonly A[];

/** The most promising plans of either seat, after all pairs of them have met. */
export function* begun<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  worlds: Worlds<S, A>,
): Generator<Progress, Payoffs<Plan<A>>> {
  const { effort } = duel;
  const theirs = yield* bestOf(duel, 'theirs', effort.answers, duel.own);
  const own = yield* bestOf(duel, 'own', effort.answers, theirs);
  const payoffs = payoffsOf(own, theirs);
  yield* meetAll(duel, payoffs, worlds, effort.worlds);
  return payoffs;
}

/** The most promising plans of one seat against what the other may do, each of that as often as `shares` says. */
function* bestOf<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  whose: 'own' | 'theirs',
  wanted: number,
  against: readonly Plan<A>[],
  shares: readonly number[] = against.map(() => 1 / against.length),
  plans: readonly Plan<A>[] = duel[whose],
): Generator<Progress, readonly Plan<A>[]> {
  const trial = () => {
    const world = duel.imagine();
    const reply = drawn(against, shares, duel.question.random);
    return (plan: Plan<A>): number =>
      whose === 'own' ? duel.meet(world, plan, reply) : 1 - duel.meet(world, reply, plan);
  };
  const found = yield* screened(plans, wanted, trial, duel.question.isLate, () => ({
    playouts: duel.playouts(),
  }));
  return found.map(({ plan }) => plan);
}

/** Every pair meets in so many worlds. */
export function* meetAll<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  payoffs: Payoffs<Plan<A>>,
  worlds: Worlds<S, A>,
  meetings: number,
  horizon?: number,
): Generator<Progress, void> {
  for (let n = 0; n < meetings; n += 1)
    for (const { row, column, own, theirs } of lacking(payoffs, n + 1)) {
      // Asked before each: somebody waits for all the pairs of one world, and notices.
      if (n > 0 && duel.question.isLate()) return;
      recordAt(payoffs, row, column, duel.meet(worlds(theirs, n), own, theirs, horizon));
      yield { playouts: duel.playouts() };
    }
}

/** Answers of each seat added at once. */
const ADDED = 2;

/** Adds each seat's best replies to the other's mixture, which meet all the others; false when neither has one that is new. */
export function* addReplies<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  payoffs: Payoffs<Plan<A>>,
  { rows, columns }: Equilibrium,
  worlds: Worlds<S, A>,
): Generator<Progress, boolean> {
  const own = yield* bestOf(duel, 'own', ADDED, payoffs.columns, columns, fresh(duel, 'own', payoffs.rows));
  const theirs = yield* bestOf(
    duel,
    'theirs',
    ADDED,
    payoffs.rows,
    rows,
    fresh(duel, 'theirs', payoffs.columns),
  );
  for (const plan of own) addRow(payoffs, plan);
  for (const plan of theirs) addColumn(payoffs, plan);
  if (own.length + theirs.length === 0) return false;
  yield* meetAll(duel, payoffs, worlds, duel.effort.worlds);
  return true;
}

/** Plans that have not met the others yet: near the good ones, or left over from the first look. */
const fresh = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  whose: 'own' | 'theirs',
  known: readonly Plan<A>[],
): readonly Plan<A>[] => {
  const near = duel.near(whose, known, duel.effort.variations);
  return near.length > 0 ? near : duel[whose].filter((plan) => !known.includes(plan));
};
