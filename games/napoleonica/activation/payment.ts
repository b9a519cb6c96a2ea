// NAP-ACT.1, NAP-CMP.5: which Orders pay for a unit; purple stands for any one colour.
import type { Activation } from '../data/unit-card.ts';
import { hasAll, lettersOf, NO_ORDERS, oneOrder, ordersIn, plus } from '../field/orders.ts';
import type { OrderLetters } from '../grammar.ts';
import type { Orders } from '../vocabulary.ts';

interface Payment {
  readonly letters: OrderLetters;
  readonly orders: Orders;
}

/** Every way to pay, whatever one holds. */
function everyPayment({ needs, colours }: Activation): readonly OrderLetters[] {
  if (needs === 'any') return [...colours, 'P'];
  const plain = colours.map(oneOrder);
  const all = plain.reduce(plus, NO_ORDERS);
  const withPurple = plain.map((_, i) =>
    plain.reduce((sum, each, j) => plus(sum, i === j ? oneOrder('P') : each), NO_ORDERS),
  );
  return [...new Set([all, ...withPurple].map(lettersOf))];
}

const KNOWN = new Map<Activation, readonly Payment[]>();
export function paymentsFor(activation: Activation): readonly Payment[] {
  let ways = KNOWN.get(activation);
  if (ways === undefined) {
    ways = everyPayment(activation).map((letters) => ({ letters, orders: ordersIn(letters) }));
    KNOWN.set(activation, ways);
  }
  return ways;
}

export const canPay = (screen: Orders, pay: OrderLetters): boolean => hasAll(screen, ordersIn(pay));
