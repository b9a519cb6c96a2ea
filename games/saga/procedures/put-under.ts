// The Emperor's Eye: cards of the hand go under the own Strategy deck, one after the other; only their owner knows which.

import { secret } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { cardsInHand, changePlayer, removeFromHand } from '../field/hand.ts';
import { type PutUnderFrame, putUnderFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

const putCard: Rule<PutUnderFrame, 'putUnder'> = {
  type: 'putUnder',
  rule: 'SAG-F08',
  *candidates(state, frame) {
    for (const card of cardsInHand(state, frame.player)) yield { type: 'putUnder', card };
  },
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply(umpire, frame, _seat, { card }) {
    frame.count -= 1;
    const { state } = umpire;
    removeFromHand(state, frame.player, card);
    const { deck } = state.players[frame.player];
    changePlayer(state, frame.player, { deck: [...deck, secret(card, frame.player)] });
    umpire.emit({
      type: 'cardPutUnder',
      rule: 'SAG-F08',
      ownerSees: frame.player,
      player: frame.player,
      card,
    });
  },
};

export const putUnder = procedure(putUnderFrame, {
  rule: 'SAG-F08',
  pending(state, { player, count }) {
    const isAsked = count > 0 && state.players[player].hand.length > 0;
    return isAsked ? ask(player, 'SAG-F08', prompts.putUnder) : nobody;
  },
  actions: [putCard],
  advance: (umpire) => umpire.end(),
});
