// NAP-ORD.9, NAP-ORD.5: as many Orders as Draft added go back into the pouch, of the owner's choice.
// Also NAP-RUL.13.
import type { Decision } from '@grognard/kernel';
import { battleOf } from '../field/battle.ts';
import { coloursIn, oneOrder } from '../field/orders.ts';
import { returnOrders } from '../field/pouch.ts';
import { type DraftFrame, draftFrame } from '../frames.ts';
import { asPlayer, procedure, type Rule } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';

const returnOrder: Rule<DraftFrame, 'returnOrder'> = {
  type: 'returnOrder',
  rule: 'NAP-ORD.9',
  candidates: (state, _frame, seat) =>
    coloursIn(battleOf(state).players[asPlayer(seat)].screen.hidden).map((colour) => ({
      type: 'returnOrder',
      colour,
    })),
  refuse: () => null,
  target: ({ colour }) => ({ button: colour }),
  apply(umpire, frame, seat, { colour }) {
    const player = asPlayer(seat);
    returnOrders(umpire, player, oneOrder(colour));
    frame.left -= 1;
    umpire.emit({ type: 'orderReturned', rule: 'NAP-ORD.9', player, colour, ownerSees: player });
  },
};

const ask = (seat: Player, left: number): readonly Decision[] => [
  { seat, rule: 'NAP-ORD.9', prompt: prompts.returnOrder, with: { count: left } },
];

export const draft = procedure(draftFrame, {
  rule: 'NAP-ORD.9',
  pending: (state, { player, left }) =>
    left > 0 && battleOf(state).players[player].screen.count > 0 ? ask(player, left) : NOBODY,
  actions: [returnOrder],
  advance: (umpire) => umpire.end(),
});
