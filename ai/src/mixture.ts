// Equilibrium search for answers given at once and unseen: candidates of both seats meet in short playouts, regret
// matching finds the mixture neither gains by leaving, and the best reply to it is added (double oracle).
import type { Action, GameEvent, GameState } from '@grognard/kernel';
import { drawn } from './drawn.ts';
import type { Duel } from './duel.ts';
import { asChance } from './fairness.ts';
import { isDecided, secondLooks } from './finals.ts';
import { estimates, type Payoffs } from './payoffs.ts';
import { type Equilibrium, regretMatching } from './regret.ts';
import { addReplies, begun } from './small-game.ts';
import type { Choice, Progress } from './thinking.ts';
import { worldsFor } from './worlds.ts';

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

/**
 * The mixture as it stands when thinking ends. What was found by then is kept at every stage, so that it can be asked for at any
 * time: whoever is not waited for looks further around the best answers and lets those meet again.
 */
export function* mixtureOf<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
): Generator<Progress, Mixture<A>> {
  const { effort, question } = duel;
  const worlds = worldsFor(duel, effort.worlds);
  let payoffs = yield* begun(duel, worlds);
  let found = equilibriumOf(payoffs, effort.updates);
  let best = mixtureIn(payoffs, found);
  const share = effort.finals === undefined ? 1 : BEFORE_FINALS;
  for (let n = 0; n < effort.replies && !question.isLate(share); n += 1) {
    if (!(yield* addReplies(duel, payoffs, found, worlds))) break;
    // Replies that met the others once or twice before time ran out look better than they are: the first look holds.
    if (question.isLate() && !isDecided(payoffs)) return best;
    found = equilibriumOf(payoffs, effort.updates);
    best = mixtureIn(payoffs, found);
  }
  if (effort.finals === undefined) return best;
  const meetAgain = secondLooks(duel, effort.finals);
  for (let n = 0; !question.isLate(); n += 1) {
    const last = yield* meetAgain(payoffs);
    if (last === null) break;
    payoffs = last.first;
    found = equilibriumOf(last.both, effort.updates);
    best = mixtureIn(last.both, found);
    if (n >= (effort.further ?? 0) || !(yield* addReplies(duel, payoffs, found, worlds))) break;
  }
  return best;
}

const equilibriumOf = <P>(payoffs: Payoffs<P>, updates: number): Equilibrium =>
  regretMatching(estimates(payoffs), updates);

const mixtureIn = <A>(payoffs: Payoffs<readonly A[]>, { rows, columns, value }: Equilibrium): Mixture<A> => {
  const against = (row: readonly number[]): number =>
    row.reduce((sum, worth, n) => sum + worth * (columns[n] ?? 0), 0);
  return {
    plans: [...payoffs.rows],
    shares: withoutNoise(rows),
    worths: estimates(payoffs).map(against),
    worth: value,
    replies: { plans: [...payoffs.columns], shares: withoutNoise(columns) },
  };
};

const withoutNoise = (shares: readonly number[]): readonly number[] => {
  const most = Math.max(...shares);
  const kept = shares.map((share) => (share >= Math.min(most, LEAST_SHARE) ? share : 0));
  const sum = kept.reduce((total, share) => total + share, 0);
  return kept.map((share) => share / sum);
};
