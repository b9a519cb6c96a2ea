// Answers worth comparing: single actions, those liked best first.
import type { Frozen, Random, Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { betweenBattles } from './between-battles.ts';
import { legalActions } from './legal.ts';
import { likingOf } from './liking.ts';

export function plans(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
  context: Context,
): readonly (readonly Action[])[] {
  const legal = legalActions(state, seat, context);
  const { battle } = state;
  if (battle === null) return [[betweenBattles(state, seat, legal, random)]];
  const player = asPlayer(seat);
  return legal
    .map((action) => ({ action, liked: likingOf(battle, player, action) }))
    .toSorted((a, b) => b.liked - a.liked)
    .slice(0, wanted)
    .map(({ action }) => [action]);
}
