// NAP-CMP.7, NAP-CRD: cards travel between deck, hand and discards; the Decoy is always in hand unless it is laid.
// Also NAP-FAQ.2.
import { type Frozen, type RuleId, type Secret, secret } from '@grognard/kernel';
import { DECOY, isDecoy } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { battleOf, changePlayer } from './battle.ts';
import { isOpen } from './laid-card.ts';

/** NAP-CRD.8: as far as the deck goes; it is never reshuffled. */
export function drawCards(umpire: Table, player: Player, count: number, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const { deck, hand } = battle.players[player];
  const cards = deck.slice(0, count).map((card) => umpire.reveal(card, [player]));
  if (cards.length === 0) return;
  const drawn = cards.map((card) => secret(card, player));
  changePlayer(battle, player, { deck: deck.slice(cards.length), hand: [...hand, ...drawn] });
  umpire.emit({ type: 'cardsDrawn', rule, player, count: cards.length, cards, ownerSees: player });
}

/** Each kind of card once, the Decoy last (NAP-ACN.3). */
export function cardsInHand({ players }: Frozen<Battle>, player: Player): readonly CardId[] {
  const kinds: CardId[] = [];
  for (const { hidden } of players[player].hand) if (!kinds.includes(hidden)) kinds.push(hidden);
  kinds.push(DECOY);
  return kinds;
}

/** One card of that name out of a hand; of several the one everybody has seen. */
export function without(hand: readonly Secret<CardId>[], card: CardId): readonly Secret<CardId>[] {
  let at = -1;
  for (const [i, each] of hand.entries())
    if (each.hidden === card && (at < 0 || each.knownTo.length > 1)) at = i;
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

/** Whether the card of that name that would be taken out of the hand is one everybody has seen. */
export const wasSeenInHand = ({ players }: Frozen<Battle>, player: Player, card: CardId): boolean =>
  players[player].hand.some((each) => each.hidden === card && isOpen(each));

/** NAP-ATK.13: a Decoy goes back to its owner instead. */
export function discard(umpire: Table, player: Player, card: CardId, rule: RuleId): void {
  if (isDecoy(card)) return;
  const battle = battleOf(umpire.state);
  changePlayer(battle, player, { discard: [...battle.players[player].discard, card] });
  umpire.emit({ type: 'cardDiscarded', rule, player, card });
}

export function takeFromHand(battle: Battle, player: Player, card: CardId): void {
  if (!isDecoy(card)) changePlayer(battle, player, { hand: without(battle.players[player].hand, card) });
}
