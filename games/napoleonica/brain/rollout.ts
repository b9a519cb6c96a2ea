// One sensible action for playing a battle out: what is liked best, with a little chance among equals.
import { type Frozen, invariant, listedActions, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { Desk } from './desk.ts';
import { likingOf } from './liking.ts';
import type { Scope } from './scope.ts';
import { whim } from './whim.ts';

export function rollout(
  { procedures, between }: Scope,
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  context: Context,
): Action {
  const legal = listedActions(procedures, state, seat, context);
  if (state.battle === null) {
    const [first] = between(state, seat, legal, random);
    invariant(first !== undefined, 'between battles every decision has an answer');
    return first;
  }
  const [only, other] = legal;
  if (only !== undefined && other === undefined) return only;
  const desk = new Desk(state, seat, legal);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = likingOf(desk, action) + whim(random);
    if (value > most) [best, most] = [action, value];
  }
  invariant(best !== undefined, 'something may always be done');
  return best;
}
