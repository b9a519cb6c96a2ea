// NAP-BAT.2, NAP-BAT.11: a turn holds one or two basic actions; in each, a player may use one card.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { battleOf } from '../field/battle.ts';
import type { TurnFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { refusals } from '../words/refusals.ts';

const MOST_BASICS = 2;

export const refuseBasic = ({ turn }: Frozen<Battle>): Refusal | null =>
  turn !== null && turn.basics >= MOST_BASICS ? no('NAP-BAT.2', refusals.twoBasics) : null;

export function beginBasic({ state }: Table, frame: TurnFrame): void {
  const battle = battleOf(state);
  if (battle.turn !== null) battle.turn = { ...battle.turn, basics: battle.turn.basics + 1 };
  battle.action = NO_CARD;
  frame.step = 'acted';
}
const NO_CARD = { carded: { A: false, B: false } };
