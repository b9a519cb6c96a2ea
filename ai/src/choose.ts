import type { Action, GameEvent, GameMind, GameState, Open, Seat } from '@grognard/kernel';
import { deliberate } from './deliberate.ts';
import type { Choice, Thinking } from './thinking.ts';

/** Deliberate to the end without a pause. */
export const choose = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameMind<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
): Choice<A> => {
  const thoughts = deliberate(module, view, seat, thinking);
  let thought = thoughts.next();
  while (thought.done !== true) thought = thoughts.next();
  return thought.value;
};
