// The worlds pairs of answers meet in.
import { type Action, type GameEvent, type GameState, invariant } from '@grognard/kernel';
import type { Duel } from './duel.ts';
import type { World } from './world.ts';

/** The nth world in which answers meet this one of the other seat. */
export type Worlds<S, A> = (theirs: readonly A[], n: number) => World<S>;

/**
 * Own answers are compared in the same worlds. If the enemy's are, too, then luck with the dice of a few worlds shows
 * against all of them and is taken for strength; so each of his may bring worlds of its own.
 */
export const worldsFor = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  count: number,
): Worlds<S, A> => {
  const some = (): readonly World<S>[] => Array.from({ length: count }, duel.imagine);
  const shared = duel.effort.apart === true ? null : some();
  const own = new Map<readonly A[], readonly World<S>[]>();
  return (theirs, n) => {
    const worlds = shared ?? own.get(theirs) ?? some();
    if (shared === null) own.set(theirs, worlds);
    const world = worlds[n];
    invariant(world !== undefined, 'Answers meet in worlds that were imagined.');
    return world;
  };
};
