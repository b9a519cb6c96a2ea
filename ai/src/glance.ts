import {
  type Action,
  frozen,
  type GameEvent,
  type GameMind,
  type GameState,
  invariant,
  type Open,
  type Seat,
} from '@grognard/kernel';
import { type Level, seenBy } from './level.ts';
import type { Thinking } from './thinking.ts';
import { worthComparing } from './worth-comparing.ts';

/** Whoever asks for one plan has nothing to compare, and needs none of what a search is made of. */
export const isGlance = ({ plans }: Level): boolean => plans === 1;

/** What `choose` answers at such a level. */
export const glance = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameMind<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  { level, random }: Thinking,
): readonly A[] => {
  const game = seenBy(module, level);
  const guess = frozen(game.determinize(view, seat, random));
  const [only] = worthComparing(game, guess, seat, level, random);
  invariant(only !== undefined, `The brain of ${module.id} has no plan for ${seat}.`);
  return only;
};
