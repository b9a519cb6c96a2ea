import { ORDER_COLOURS, type OrderColour } from '../../data/words.ts';
import { countOf } from '../../field/orders.ts';
import type { Orders } from '../../vocabulary.ts';

/** Orders one by one, as they lie behind the screen: green, blue, red, purple. */
export const tokensOf = (orders: Orders): readonly OrderColour[] =>
  ORDER_COLOURS.flatMap((colour) => Array<OrderColour>(countOf(orders, colour)).fill(colour));

/** 'GGB': colours as actions spell them, in the order G, B, R, P. */
export const spelt = (colours: readonly OrderColour[]): string =>
  colours.toSorted((a, b) => ORDER_COLOURS.indexOf(a) - ORDER_COLOURS.indexOf(b)).join('');
