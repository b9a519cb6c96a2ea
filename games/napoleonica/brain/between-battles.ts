// What the machine does outside of battle: a step towards a sensible answer, so that every decision ends.
import type { Frozen, Random, Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { anyOf } from './any-of.ts';
import { armyAction } from './between-armies.ts';
import { campaignAction } from './between-months.ts';

export function betweenBattles(
  state: Frozen<State>,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Action {
  return campaignAction(state, legal) ?? armyAction(state, asPlayer(seat), legal) ?? anyOf(legal, random);
}
