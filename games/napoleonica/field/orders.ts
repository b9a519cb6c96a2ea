// NAP-CMP.4 to NAP-CMP.6: Orders by colour, as numbers and as letters.
// Also NAP-ORD.12, NAP-RND.2.
import { invariant } from '@grognard/kernel';
import { ORDER_COLOURS, type OrderColour } from '../data/words.ts';
import type { OrderLetters } from '../grammar.ts';
import type { Orders } from '../vocabulary.ts';

export const NO_ORDERS: Orders = [0, 0, 0, 0];
/** NAP-CMP.4: what a pouch holds in the beginning. */
export const ALL_ORDERS: Orders = [8, 5, 3, 1];

const INDEX = { G: 0, B: 1, R: 2, P: 3 } as const;

export const countOf = (orders: Orders, colour: OrderColour): number => orders[INDEX[colour]];
export const totalOf = ([g, b, r, p]: Orders): number => g + b + r + p;
export const plus = (a: Orders, b: Orders): Orders => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
export function minus(a: Orders, b: Orders): Orders {
  const left: Orders = [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]];
  invariant(Math.min(...left) >= 0, 'no more Orders are taken than there are');
  return left;
}
export const hasAll = (a: Orders, b: Orders): boolean =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] >= b[2] && a[3] >= b[3];

const ONE: { readonly [colour in OrderColour]: Orders } = {
  G: [1, 0, 0, 0],
  B: [0, 1, 0, 0],
  R: [0, 0, 1, 0],
  P: [0, 0, 0, 1],
};
export const oneOrder = (colour: OrderColour): Orders => ONE[colour];

const READ = new Map<OrderLetters, Orders>();
/** 'GGB' as numbers. */
export function ordersIn(letters: OrderLetters): Orders {
  const known = READ.get(letters);
  if (known !== undefined) return known;
  const counts = ORDER_COLOURS.map((colour) => [...letters].filter((letter) => letter === colour).length);
  const [g = 0, b = 0, r = 0, p = 0] = counts;
  const orders: Orders = [g, b, r, p];
  READ.set(letters, orders);
  return orders;
}

export const lettersOf = (orders: Orders): OrderLetters =>
  ORDER_COLOURS.map((colour) => colour.repeat(countOf(orders, colour))).join('');

/** Colours there is at least one Order of. */
export const coloursIn = (orders: Orders): readonly OrderColour[] =>
  ORDER_COLOURS.filter((colour) => countOf(orders, colour) > 0);

const CHOICES = new Map<string, readonly OrderLetters[]>();
/** Every way to take exactly so many of these Orders (NAP-ACN.3: equal ones are one way). */
export function waysToTake(from: Orders, count: number): readonly OrderLetters[] {
  const key = `${from.join()}/${count}`;
  const known = CHOICES.get(key);
  if (known !== undefined) return known;
  const ways: OrderLetters[] = [];
  const [G, B, R, P] = from;
  for (let g = Math.min(G, count); g >= 0; g--)
    for (let b = Math.min(B, count - g); b >= 0; b--)
      for (let r = Math.min(R, count - g - b); r >= 0; r--) {
        const p = count - g - b - r;
        if (p <= P) ways.push(lettersOf([g, b, r, p]));
      }
  CHOICES.set(key, ways);
  return ways;
}
