// What the enemy may have written: for imagining a world, seen from the other side of the table (GEN-21.1).
import type { Frozen, Random } from '@grognard/kernel';
import type { ActionOf } from '../grammar.ts';
import type { Sheet, State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { ordersFor } from './sheet.ts';

/**
 * Up to `left` orders a sensible general could have written, besides those on the sheet, for units without one.
 * He keeps some back as he would for the rally.
 */
export const likelyOrders = (
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  left: number,
  random: Random,
): readonly Pick<ActionOf<'order'>, 'from' | 'arm' | 'path'>[] => ordersFor(state, side, sheet, left, random);
