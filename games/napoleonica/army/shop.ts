// NAP-TRN.4, NAP-TRN.12: everybody buys unseen: a first muster, and between battles whatever can be paid for.
import { commitAction, draftOf, no, setDraft } from '@grognard/kernel';
import { asPlayer, type Rule, secretDecision } from '../rule-types.ts';
import { armyPrompts } from '../words/army-prompts.ts';
import { notebookRefusals } from '../words/notebook.ts';
import { changeNotebook, notebookOf } from './books.ts';
import { type ShopFrame, shopFrame } from './frames.ts';
import { isWare, wareName } from './prices.ts';
import {
  bought,
  type Cart,
  refuseCart,
  refuseMuster,
  refusePurchase,
  refuseStrangeWare,
  refuseUnknownWare,
  waresFor,
} from './purchases.ts';

const buy: Rule<ShopFrame, 'buy'> = {
  type: 'buy',
  rule: 'NAP-TRN.12',
  *candidates(state, frame, seat) {
    for (const ware of waresFor(notebookOf(state, asPlayer(seat)), frame.shop)) yield { type: 'buy', ware };
  },
  refuse(state, frame, seat, { ware }) {
    const player = asPlayer(seat);
    return refusePurchase(notebookOf(state, player), draftOf(frame, player), frame.shop, ware);
  },
  against(state, frame, seat, { ware }) {
    if (isWare(ware)) return refuseStrangeWare(notebookOf(state, asPlayer(seat)), frame.shop, ware);
    return typeof ware === 'string' ? refuseUnknownWare(frame.shop, ware) : null;
  },
  target: ({ ware }) => ({ card: ware }),
  apply(_umpire, frame, seat, { ware }) {
    const player = asPlayer(seat);
    setDraft(frame, player, [...draftOf(frame, player), ware]);
  },
};

const putBack: Rule<ShopFrame, 'putBack'> = {
  type: 'putBack',
  rule: 'NAP-TRN.12',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const ware of new Set(draftOf(frame, asPlayer(seat)))) yield { type: 'putBack', ware };
  },
  refuse: () => null,
  against: (_state, _frame, _seat, { ware }) =>
    isWare(ware) ? no('NAP-TRN.12', notebookRefusals.notChosen, { item: wareName(ware) }) : null,
  target: ({ ware }) => ({ card: ware }),
  apply(_umpire, frame, seat, { ware }) {
    const player = asPlayer(seat);
    const cart: Cart = draftOf(frame, player);
    setDraft(frame, player, cart.toSpliced(cart.lastIndexOf(ware), 1));
  },
};

const confirm: Rule<ShopFrame, 'confirm'> = commitAction(
  { type: 'confirm' },
  'NAP-TRN.12',
  (state, frame, seat) => {
    const player = asPlayer(seat);
    const [notebook, cart] = [notebookOf(state, player), draftOf(frame, player)];
    const wrongMuster = frame.shop === 'muster' ? refuseMuster(notebook, cart) : null;
    return refuseCart(notebook, cart) ?? wrongMuster;
  },
);

export const shop = secretDecision(shopFrame, {
  rule: 'NAP-TRN.12',
  question: (_state, frame) => ({
    rule: frame.shop === 'muster' ? 'NAP-TRN.4' : 'NAP-TRN.12',
    prompt: armyPrompts[frame.shop],
  }),
  actions: [buy, putBack, confirm],
  revealed(umpire, { asked }, carts) {
    const { state } = umpire;
    for (const player of asked) {
      changeNotebook(state, player, (notebook) => bought(notebook, carts[player]));
      const left = notebookOf(state, player).treasury;
      umpire.emit({ type: 'waresBought', rule: 'NAP-TRN.12', player, wares: carts[player], left });
    }
    umpire.end();
  },
});
