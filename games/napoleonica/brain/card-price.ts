// What a Maneuver card in hand is worth keeping for: less the more there are, and the nearer the end is.
import type { Frozen } from '@grognard/kernel';
import { partsOf } from '../cards/action-cards.ts';
import { isDecoy, maneuverCard } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** Beside the usual: cards that decide battles, and cards that seldom do anything. */
const SPECIAL: { readonly [card: CardId]: number } = {
  F03: 2.5,
  F05: 1.5,
  F06: 0.5,
  F07: 1.5,
  F16: 1.3,
  R02: 1.3,
  R03: 2,
  R05: 1.5,
  R06: 1.5,
  R14: 0.5,
  R13: 1.2,
  A01: 0.4,
  A02: 1.3,
  A04: 2,
  A05: 1.5,
  A06: 1.5,
  A13: 0.6,
};
const FEW = 4;

export function cardPrice(battle: Frozen<Battle>, player: Player, card: CardId): number {
  if (isDecoy(card)) return 0;
  const { hand } = battle.players[player];
  const plenty = hand.length <= FEW ? 1 : FEW / hand.length;
  const left = battle.escalationDeck.length;
  const late = left === 0 ? 0.25 : left === 1 ? 0.7 : 1;
  const kind = maneuverCard(card).type === 'action' && partsOf(card).length > 0 ? 1.1 : 1;
  return WEIGHTS.card * kind * (SPECIAL[card] ?? 1) * plenty * late;
}
