// SAG-15.5, SAG-R15: any number of cards may be discarded, never the Bluff.

import { ask, nobody } from '../actions/yes-no.ts';
import { cardsInHand, discardFromHand } from '../field/hand.ts';
import { type DiscardsFrame, discardsFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';
import { doneRule } from './done.ts';

const discard: Rule<DiscardsFrame, 'discard'> = {
  type: 'discard',
  rule: 'SAG-15.5',
  *candidates(state, frame) {
    if (frame.step !== 'choose') return;
    for (const card of cardsInHand(state, frame.player)) yield { type: 'discard', card };
  },
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply(umpire, frame, _seat, { card }) {
    frame.step = 'look';
    discardFromHand(umpire, frame.player, card, 'SAG-15.5');
  },
};

export const discards = procedure(discardsFrame, {
  rule: 'SAG-15.5',
  pending: (_state, frame) =>
    frame.step === 'choose' ? ask(frame.player, 'SAG-15.5', prompts.discard) : nobody,
  actions: [discard, doneRule('SAG-15.5', 'choose', 'over')],
  advance(umpire, frame) {
    const holds = umpire.state.players[frame.player].hand.length > 0;
    if (frame.step === 'look' && holds) frame.step = 'choose';
    else umpire.end();
  },
});
