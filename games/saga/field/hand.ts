// SAG-5.5, 15.6, SAG-R16: cards in hands, decks and discard piles.

import { type Frozen, type RuleId, secret } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { PlayerState, State } from '../state.ts';
import type { Player, StrategyCardId } from '../vocabulary.ts';

/** Change some facts of a player. */
export function changePlayer(state: State, player: Player, facts: Partial<PlayerState>): void {
  const changed = { ...state.players[player], ...facts };
  state.players = player === 'A' ? { A: changed, B: state.players.B } : { A: state.players.A, B: changed };
}

/** The different cards of a player's own hand, without the Bluff. Only his own rules may ask. */
export function cardsInHand(state: Frozen<State>, player: Player): StrategyCardId[] {
  const cards: StrategyCardId[] = [];
  for (const { hidden } of state.players[player].hand) if (!cards.includes(hidden)) cards.push(hidden);
  return cards;
}

/** Take one copy out of the hand. */
export function removeFromHand(state: State, player: Player, card: StrategyCardId): void {
  const { hand } = state.players[player];
  const at = hand.findIndex(({ hidden }) => hidden === card);
  changePlayer(state, player, { hand: hand.filter((_, index) => index !== at) });
}

/** Face-up onto its owner's pile (SAG-5.5). */
export function toDiscard(state: State, owner: Player, ...cards: readonly StrategyCardId[]): void {
  changePlayer(state, owner, { discard: [...state.players[owner].discard, ...cards] });
}

/** SAG-5.5: out of the hand and onto the pile. */
export function discardFromHand(umpire: Table, player: Player, card: StrategyCardId, rule: RuleId): void {
  removeFromHand(umpire.state, player, card);
  toDiscard(umpire.state, player, card);
  umpire.emit({ type: 'cardDiscarded', rule, player, card });
}

/** Draw Strategy cards; an empty deck is made anew from the discard pile (SAG-R16), and if that is empty too, fewer come. */
export function drawCards(umpire: Table, player: Player, count: number, rule: RuleId): void {
  const { state } = umpire;
  const drawn: StrategyCardId[] = [];
  while (drawn.length < count) {
    if (state.players[player].deck.length === 0 && !reshuffle(umpire, player)) break;
    const { deck, hand } = state.players[player];
    const [top, ...rest] = deck;
    if (top === undefined) break;
    const card = umpire.reveal(top);
    drawn.push(card);
    changePlayer(state, player, { deck: rest, hand: [...hand, secret(card, player)] });
  }
  if (drawn.length > 0)
    umpire.emit({ type: 'cardsDrawn', rule, ownerSees: player, player, count: drawn.length, cards: drawn });
}

function reshuffle(umpire: Table, player: Player): boolean {
  const { discard } = umpire.state.players[player];
  if (discard.length === 0) return false;
  const order = umpire.random.shuffle(discard, `SAG-R16 ${player} reshuffle`);
  changePlayer(umpire.state, player, { deck: order.map((card) => secret(card)), discard: [] });
  umpire.emit({ type: 'deckReshuffled', rule: 'SAG-R16', player });
  return true;
}
