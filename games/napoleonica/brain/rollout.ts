// One sensible action for playing a battle out: what is liked best, with a little chance.
import { type Frozen, invariant, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { betweenBattles } from './between-battles.ts';
import { legalActions } from './legal.ts';
import { likingOf } from './liking.ts';

const NOISE = 4;

export function rollout(state: Frozen<State>, seat: Seat, random: Random, context: Context): Action {
  const legal = legalActions(state, seat, context);
  const { battle } = state;
  if (battle === null) return betweenBattles(state, seat, legal, random);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = likingOf(battle, asPlayer(seat), action) + random.die(NOISE, 'NAP-ACN.8 whim') / 2;
    if (value > most) [best, most] = [action, value];
  }
  invariant(best !== undefined, 'something may always be done');
  return best;
}
