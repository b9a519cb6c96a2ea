// What 'Do it for me' would do: what a lesson asks for first, then whatever promises most.
import type { NextAction } from '@grognard/desk';
import * as desk from '@grognard/desk/guide/wishes.ts';
import { strategyCard } from '../../data/strategy-cards.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { judges, sends } from './judgement.ts';

type Next = NextAction<View, Action>;

// The desk's wishes about Saga's actions: said once here, so that lessons need not.
export const firstOf = desk.firstOf<View, Action>;
export const bestOf = desk.bestOf<View, Action>;
export const either = desk.either<View, Action>;

/** The highest initiative a card of the hand promises. */
export const commitsHighest: Next = bestOf((action) =>
  action.type === 'commit' ? 1 + strategyCard(action.card).initiative : 0,
);

/** SAG-16.2, 9.2: whoever closes a hole, or hurts the enemy most; then a sensible answer to anything at all. */
export const fights: Next = either(sends, judges);
