// What the machine does outside of battle: whole answers where something is put together, else a step, so that all ends.
import type { Frozen, Random, Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { anyOf } from './any-of.ts';
import { armyAnswer, unitAction } from './between-armies.ts';
import { campaignAction } from './between-months.ts';

export function betweenBattles(
  state: Frozen<State>,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): readonly Action[] {
  const player = asPlayer(seat);
  const answer = armyAnswer(state, player);
  if (answer !== null) return answer;
  return [campaignAction(state, legal) ?? unitAction(state, player, legal) ?? anyOf(legal, random)];
}
