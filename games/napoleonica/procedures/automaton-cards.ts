// NAP-AUT.1: the automaton holds no hand: it turns the top card of its deck, which is always discarded.
import { type Secret, secret } from '@grognard/kernel';
import type { CardId } from '../data/words.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { discard } from '../field/hand.ts';
import type { Table } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';

/** Takes the top card of the deck, unseen; an empty deck is made of the discards. */
export function drawTop(umpire: Table, player: Player): Secret<CardId> {
  const battle = battleOf(umpire.state);
  let { deck } = battle.players[player];
  if (deck.length === 0) {
    const order = umpire.random.shuffle(battle.players[player].discard, 'NAP-AUT.1 deck again');
    deck = order.map((card) => secret(card));
    changePlayer(battle, player, { discard: [] });
  }
  const [top = secret('decoy')] = deck;
  changePlayer(battle, player, { deck: deck.slice(1) });
  return top;
}

export function flipTop(umpire: Table, player: Player): CardId {
  const card = umpire.reveal(drawTop(umpire, player));
  discard(umpire, player, card, 'NAP-AUT.1');
  return card;
}
