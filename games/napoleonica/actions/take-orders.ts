// NAP-BAT.6, NAP-BAT.7: three Orders for one of a chosen colour, two for one drawn at random.
// Also NAP-BAT.9, NAP-HID.6, NAP-RUL.90.
import type { OrderColour } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import { coloursIn, ordersIn, waysToTake } from '../field/orders.ts';
import { drawOrders, payOpenly, takeOrder } from '../field/pouch.ts';
import type { TurnFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { asPlayer, type Rule } from '../rule-types.ts';

const CHOSEN_PRICE = 3;
const RANDOM_PRICE = 2;

const isNamed = (colour: OrderColour): boolean => colour !== 'P';

export const takeChosen: Rule<TurnFrame, 'takeChosen'> = {
  type: 'takeChosen',
  rule: 'NAP-BAT.6',
  candidates(state, { player }) {
    const { screen, pouch } = battleOf(state).players[player];
    if (screen.count < CHOSEN_PRICE) return [];
    const colours = coloursIn(pouch.hidden).filter(isNamed);
    const found: ActionOf<'takeChosen'>[] = [];
    for (const pay of waysToTake(screen.hidden, CHOSEN_PRICE))
      for (const colour of colours) found.push({ type: 'takeChosen', pay, colour });
    return found;
  },
  refuse: () => null,
  target: ({ colour }) => ({ button: colour }),
  apply(umpire, _frame, seat, { pay, colour }) {
    payOpenly(umpire, asPlayer(seat), ordersIn(pay), 'NAP-BAT.6');
    takeOrder(umpire, asPlayer(seat), colour, 'NAP-BAT.6');
  },
};

export const takeRandom: Rule<TurnFrame, 'takeRandom'> = {
  type: 'takeRandom',
  rule: 'NAP-BAT.7',
  candidates(state, { player }) {
    const { screen, pouch } = battleOf(state).players[player];
    if (pouch.count === 0 || screen.count < RANDOM_PRICE) return [];
    return waysToTake(screen.hidden, RANDOM_PRICE).map((pay) => ({ type: 'takeRandom', pay }));
  },
  refuse: () => null,
  target: () => ({ button: 'takeRandom' }),
  apply(umpire, _frame, seat, { pay }) {
    payOpenly(umpire, asPlayer(seat), ordersIn(pay), 'NAP-BAT.7');
    drawOrders(umpire, asPlayer(seat), 1, 'NAP-BAT.7');
  },
};
