// Every answer a seat may give now, and how good each looks at a glance.
import { type Frozen, listedActions } from '@grognard/kernel';
import type { Action, ActionOf } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { commitWorth, tempoOf } from './choices.ts';
import { MIND, type Mind } from './mind.ts';
import { isAllowed, type Order, ordersOf } from './orders.ts';
import { worth } from './worth.ts';

export interface Look {
  readonly action: Action;
  readonly value: number;
  /** For an activation: what the unit is meant to do. */
  readonly order: Order | null;
}

export const isChoosing = (state: Frozen<State>): boolean => {
  const frame = state.frames.at(-1);
  return frame?.proc === 'activation' && frame.step === 'choose';
};

/** Orders come unchecked: ask `isAllowed` of those that matter. */
export function looksOf(state: Frozen<State>, player: Player, mind: Mind = MIND): readonly Look[] {
  const orders = isChoosing(state) ? ordersOf(state, player, mind) : [];
  const looks = orders.map((order): Look => ({ action: order.activate, value: order.value, order }));
  return looks.some((look) => mayTake(state, look)) ? looks : optionLooks(state, player, mind);
}

export const mayTake = (state: Frozen<State>, { order }: Look): boolean =>
  order === null || isAllowed(state, order);

function optionLooks(state: Frozen<State>, player: Player, mind: Mind): readonly Look[] {
  const tempo = state.frames.at(-1)?.proc === 'initiative' ? tempoOf(state) : 0;
  return listedActions(procedures, state, player, undefined).map((action) => ({
    action,
    value: isCommit(action)
      ? commitWorth(state, player, tempo, action.card)
      : worth(state, player, action, mind),
    order: null,
  }));
}

const isCommit = (action: Action): action is ActionOf<'commit'> => action.type === 'commit';
