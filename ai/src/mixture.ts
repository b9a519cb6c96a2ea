// Equilibrium search for answers given at once and unseen: candidates of both seats meet in short playouts, regret
// matching finds the mixture neither gains by leaving, and the best reply to it is added (double oracle).
import type { Action, GameEvent, GameState } from '@grognard/kernel';
import { drawn } from './drawn.ts';
import type { Duel } from './duel.ts';
import { asChance } from './fairness.ts';
import { finalists, isDecided, summedUp } from './finals.ts';
import { addColumn, addRow, estimates, lacking, type Payoffs, payoffsOf, recordAt } from './payoffs.ts';
import { type Equilibrium, regretMatching } from './regret.ts';
import { screened } from './screen.ts';
import type { Choice, Progress } from './thinking.ts';
import { type Worlds, worldsFor } from './worlds.ts';

/** An answer given less often than this is noise of the playouts. */
const LEAST_SHARE = 0.15;

/** Of the time somebody waits, so much is spent before the best answers meet again. */
const BEFORE_FINALS = 0.6;

export interface Mixture<A> {
  readonly plans: readonly (readonly A[])[];
  readonly shares: readonly number[];
  /** What each is worth against the other seat's mixture. */
  readonly worths: readonly number[];
  readonly worth: number;
  /** What the other seat draws from. */
  readonly replies: { readonly plans: readonly (readonly A[])[]; readonly shares: readonly number[] };
}

/** An answer drawn from the mixture: whoever knows how it came about still cannot tell which. */
export function* mixture<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
): Generator<Progress, Choice<A>> {
  const { plans, shares, worths, worth } = yield* mixtureOf(duel);
  const actions = drawn(plans, shares, duel.question.random);
  const others = plans
    .map((plan, n) => ({ actions: plan, share: shares[n] ?? 0, worth: worths[n] ?? 0 }))
    .filter((each) => each.actions !== actions)
    .sort((a, b) => b.share - a.share || b.worth - a.worth);
  return {
    actions,
    alternatives: others.slice(0, 2).map((each) => ({ actions: each.actions, worth: asChance(each.worth) })),
    stats: { plans: plans.length, playouts: duel.playouts(), worth: asChance(worth) },
  };
}

export function* mixtureOf<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
): Generator<Progress, Mixture<A>> {
  const { effort, question } = duel;
  const worlds = worldsFor(duel, effort.worlds);
  const theirs = yield* bestOf(duel, 'theirs', effort.answers, duel.own);
  const own = yield* bestOf(duel, 'own', effort.answers, theirs);
  let payoffs = payoffsOf(own, theirs);
  yield* meetAll(duel, payoffs, worlds, effort.worlds);
  let found = regretMatching(estimates(payoffs), effort.updates);
  const share = effort.finals === undefined ? 1 : BEFORE_FINALS;
  for (let n = 0; n < effort.replies && !question.isLate(share); n += 1) {
    const grown = yield* addReplies(duel, payoffs, found);
    if (!grown) break;
    yield* meetAll(duel, payoffs, worlds, effort.worlds);
    found = regretMatching(estimates(payoffs), effort.updates);
  }
  if (effort.finals !== undefined && !question.isLate()) {
    const last = finalists(payoffs, found, effort.finals.answers);
    yield* meetAll(
      duel,
      last.payoffs,
      worldsFor(duel, effort.finals.worlds),
      effort.finals.worlds,
      effort.finals.horizon,
    );
    if (isDecided(last)) {
      payoffs = summedUp(last);
      found = regretMatching(estimates(payoffs), effort.updates);
    }
  }
  const against = (row: readonly number[]): number =>
    row.reduce((sum, value, n) => sum + value * (found.columns[n] ?? 0), 0);
  return {
    plans: payoffs.rows,
    shares: withoutNoise(found.rows),
    worths: estimates(payoffs).map(against),
    worth: found.value,
    replies: { plans: payoffs.columns, shares: withoutNoise(found.columns) },
  };
}

const withoutNoise = (shares: readonly number[]): readonly number[] => {
  const most = Math.max(...shares);
  const kept = shares.map((share) => (share >= Math.min(most, LEAST_SHARE) ? share : 0));
  const sum = kept.reduce((total, share) => total + share, 0);
  return kept.map((share) => share / sum);
};

/** The most promising plans of one seat against what the other may do, each of that as often as `shares` says. */
function* bestOf<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  whose: 'own' | 'theirs',
  wanted: number,
  against: readonly (readonly A[])[],
  shares: readonly number[] = against.map(() => 1 / against.length),
  plans: readonly (readonly A[])[] = duel[whose],
): Generator<Progress, readonly (readonly A[])[]> {
  const trial = () => {
    const world = duel.imagine();
    const reply = drawn(against, shares, duel.question.random);
    return (plan: readonly A[]): number =>
      whose === 'own' ? duel.meet(world, plan, reply) : 1 - duel.meet(world, reply, plan);
  };
  const found = yield* screened(plans, wanted, trial, duel.question.isLate, () => ({
    playouts: duel.playouts(),
  }));
  return found.map(({ plan }) => plan);
}

/** Every pair meets in so many worlds. */
function* meetAll<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  payoffs: Payoffs<readonly A[]>,
  worlds: Worlds<S, A>,
  meetings: number,
  horizon?: number,
): Generator<Progress, void> {
  for (let n = 0; n < meetings; n += 1) {
    if (n > 0 && duel.question.isLate()) return;
    for (const { row, column, own, theirs } of lacking(payoffs, n + 1)) {
      recordAt(payoffs, row, column, duel.meet(worlds(theirs, n), own, theirs, horizon));
      yield { playouts: duel.playouts() };
    }
  }
}

/** Answers of each seat added at once. */
const ADDED = 2;

/** Adds each seat's best replies to the other's mixture; false when neither has one that is new. */
function* addReplies<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  payoffs: Payoffs<readonly A[]>,
  { rows, columns }: Equilibrium,
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
  return own.length + theirs.length > 0;
}

/** Plans that have not met the others yet: near the good ones, or left over from the first look. */
const fresh = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  whose: 'own' | 'theirs',
  known: readonly (readonly A[])[],
): readonly (readonly A[])[] => {
  const near = duel.near(whose, known, duel.effort.variations);
  return near.length > 0 ? near : duel[whose].filter((plan) => !known.includes(plan));
};
