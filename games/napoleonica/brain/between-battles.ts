// What the machine does outside of battle: a step towards a sensible answer, so that every decision ends.
import { type Frozen, invariant, type Random, type Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { armyAction } from './between-armies.ts';
import { campaignAction } from './between-months.ts';

export function betweenBattles(
  state: Frozen<State>,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Action {
  const wanted = campaignAction(state, legal) ?? armyAction(state, asPlayer(seat), legal);
  const chosen = wanted ?? legal[random.die(legal.length, 'NAP-ACN.8 whim') - 1];
  invariant(chosen !== undefined, 'something may always be done');
  return chosen;
}
