// NAP-ORD.10, NAP-ORD.11: Orders are exchanged for others, each time for one more; the Abyss turns them into Corruption.
// Also NAP-RUL.12.
import { done } from '../actions/done.ts';
import { battleOf } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import {
  coloursIn,
  lettersOf,
  minus,
  oneOrder,
  ordersIn,
  plus,
  totalOf,
  waysToTake,
} from '../field/orders.ts';
import { drawOrders, payHidden } from '../field/pouch.ts';
import { type ExchangeFrame, exchangeFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { bearerOf, useUp } from '../items/bearers.ts';
import { asPlayer, procedure, type Rule } from '../rule-types.ts';
import type { Orders } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

/** NAP-RUL.15: for tuning. */
const ORDER_TO_CORRUPTION = 1;

const WAYS = new Map<string, readonly ActionOf<'exchange'>[]>();
/** Every payment with every choice of other Orders to give up. */
function exchangesOf(screen: Orders): readonly ActionOf<'exchange'>[] {
  const key = lettersOf(screen);
  const known = WAYS.get(key);
  if (known !== undefined) return known;
  const ways: ActionOf<'exchange'>[] = [];
  for (const pay of coloursIn(screen)) {
    const rest = minus(screen, oneOrder(pay));
    for (let count = 1; count <= totalOf(rest); count++)
      for (const discard of waysToTake(rest, count)) ways.push({ type: 'exchange', pay, discard });
  }
  WAYS.set(key, ways);
  return ways;
}

/** AR9: Sealed Orders pay for one exchange. */
const SEALED_ORDERS = 'AR9';
const SEALED_WAYS = new Map<string, readonly ActionOf<'exchange'>[]>();
function sealedExchanges(screen: Orders): readonly ActionOf<'exchange'>[] {
  const key = lettersOf(screen);
  let ways = SEALED_WAYS.get(key);
  if (ways === undefined) {
    const counts = Array.from({ length: totalOf(screen) }, (_, index) => index + 1);
    const all = counts.flatMap((count) => waysToTake(screen, count));
    ways = all.map((discard): ActionOf<'exchange'> => ({ type: 'exchange', pay: '', discard }));
    SEALED_WAYS.set(key, ways);
  }
  return ways;
}

const exchangeOrders: Rule<ExchangeFrame, 'exchange'> = {
  type: 'exchange',
  rule: 'NAP-ORD.10',
  candidates(state, _frame, seat) {
    const battle = battleOf(state);
    const player = asPlayer(seat);
    const { pouch, screen } = battle.players[player];
    if (pouch.count === 0) return [];
    const paid = exchangesOf(screen.hidden);
    const isSealed = bearerOf(battle, player, SEALED_ORDERS) !== undefined;
    return isSealed ? [...paid, ...sealedExchanges(screen.hidden)] : paid;
  },
  refuse: () => null,
  target: () => ({ button: 'exchange' }),
  apply(umpire, _frame, seat, { pay, discard }) {
    const player = asPlayer(seat);
    const given = ordersIn(discard);
    if (pay === '') useUp(umpire, player, SEALED_ORDERS);
    payHidden(umpire, player, plus(ordersIn(pay), given));
    umpire.emit({ type: 'ordersExchanged', rule: 'NAP-ORD.10', player, count: totalOf(given) });
    drawOrders(umpire, player, totalOf(given), 'NAP-ORD.10');
  },
};

const toCorruption: Rule<ExchangeFrame, 'toCorruption'> = {
  type: 'toCorruption',
  rule: 'NAP-ORD.11',
  candidates(state, _frame, seat) {
    const { faction, screen } = battleOf(state).players[asPlayer(seat)];
    if (faction !== 'abyss') return [];
    return coloursIn(screen.hidden).map((colour) => ({ type: 'toCorruption', colour }));
  },
  refuse: () => null,
  target: ({ colour }) => ({ button: colour }),
  apply(umpire, _frame, seat, { colour }) {
    payHidden(umpire, asPlayer(seat), oneOrder(colour));
    gainCorruption(umpire, asPlayer(seat), ORDER_TO_CORRUPTION, 'NAP-ORD.11');
  },
};

const ask = asking('NAP-ORD.10', prompts.exchange);

/** NAP-ACN.2: asked even when there is nothing to exchange, for silence would tell. */
export const exchange = procedure(exchangeFrame, {
  rule: 'NAP-ORD.10',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [exchangeOrders, toCorruption, done<ExchangeFrame>('NAP-ORD.10')],
  advance: (umpire) => umpire.end(),
});
