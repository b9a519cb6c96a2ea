import {
  type Action,
  type Duel as Effort,
  type Frozen,
  frozen,
  type GameEvent,
  type GameState,
  invariant,
  type Seat,
  simulate,
} from '@grognard/kernel';
import type { Question } from './thinking.ts';
import { tried } from './trial.ts';
import { seedOf, type World } from './world.ts';

type Plan<A> = readonly A[];

/** A decision both seats take at once and unseen: what either may answer, and what a pair of answers is worth. */
export interface Duel<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  readonly question: Question<S, A, E, V, O, C>;
  readonly other: Seat;
  readonly effort: Effort;
  readonly own: readonly Plan<A>[];
  readonly theirs: readonly Plan<A>[];
  /** New plans near those of the asked seat or of the other, for a brain that can vary them. */
  near(whose: 'own' | 'theirs', plans: readonly Plan<A>[], wanted: number): readonly Plan<A>[];
  /** A way things might be, both answers still open. */
  imagine(): World<S>;
  /** The asked seat's chance of winning if these two answers meet in this world, judged as far ahead as the level looks or further. */
  meet(world: World<S>, own: Plan<A>, theirs: Plan<A>, horizon?: number): number;
  /** Playouts so far. */
  playouts(): number;
}

/** The duel this decision is, for a level that looks for one; null where seats answer in turn or more than two do. */
export const duelOf = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  question: Question<S, A, E, V, O, C>,
  guess: Frozen<S>,
  own: readonly Plan<A>[],
): Duel<S, A, E, V, O, C> | null => {
  const { game, seat, view, level, random } = question;
  const open = level.duel === null ? null : (game.brain.duel?.(guess, seat) ?? null);
  if (level.duel === null || open === null) return null;
  const now = simulate(game, frozen(open), random);
  const [other, third] = now.pending().flatMap((decision) => (decision.seat === seat ? [] : [decision.seat]));
  if (other === undefined || third !== undefined) return null;
  const theirs: Plan<A>[] = [];
  for (const plan of game.brain.plans(frozen(open), other, random, level.plans, now.context)) {
    theirs.push(plan);
    if (theirs.length >= level.plans) break;
  }
  let playouts = 0;
  return {
    question,
    other,
    effort: level.duel,
    own,
    theirs,
    near(whose, plans, wanted) {
      const of = whose === 'own' ? seat : other;
      return distinct(game.brain.vary?.(frozen(open), of, plans, random, now.context) ?? [], plans, wanted);
    },
    imagine() {
      const state = game.brain.duel?.(frozen(game.determinize(view, seat, random)), seat);
      invariant(state !== null && state !== undefined, 'A duel looks like one in every world.');
      return { state, seed: seedOf(random) };
    },
    meet(world, plan, reply, horizon = level.horizon) {
      playouts += 1;
      return tried({ ...question, level: { ...level, horizon } }, world, [
        { seat: other, plan: reply },
        { seat, plan },
      ]);
    },
    playouts: () => playouts,
  };
};

/** More tries than this for each plan wanted mean that there is nothing new around here. */
const TRIES = 3;

/** So many plans that are neither known nor the same as one before; an answer in another sequence is the same. */
const distinct = <A extends Action>(
  source: Iterable<Plan<A>>,
  known: readonly Plan<A>[],
  wanted: number,
): readonly Plan<A>[] => {
  const keyOf = (plan: Plan<A>): string =>
    plan
      .map((action) => JSON.stringify(action))
      .sort()
      .join();
  const seen = new Set(known.map(keyOf));
  const found: Plan<A>[] = [];
  let tries = wanted * TRIES;
  if (tries === 0) return found;
  for (const plan of source) {
    const key = keyOf(plan);
    if (!seen.has(key)) found.push(plan);
    seen.add(key);
    tries -= 1;
    if (found.length >= wanted || tries <= 0) break;
  }
  return found;
};
