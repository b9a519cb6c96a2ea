// NLC-12.11b, NLC-J.3.6: an order for an enemy who has blundered: away from all that is worth anything to him.

import type { Frozen, Seat } from '@grognard/kernel';
import type { Context } from '../../context.ts';
import type { OrdersFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import type { Read } from '../../rule-types.ts';
import { draftFrom } from '../../staff/papers.ts';
import { type Hex, NOBODY, type OrderType } from '../../vocabulary.ts';
import { legalActions, ofType } from '../legal.ts';
import { Desk } from './paper.ts';

/** What leads him farthest from where he is needed, first. */
const ASTRAY: readonly OrderType[] = ['fallBack', 'reserve'];

export function badMove(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly Action[] {
  if (draftFrom(frame, seat).edit === null)
    for (const type of ASTRAY) {
      const desk = new Desk(state, frame, seat);
      const at: Hex = frame.from;
      const tasks = [{ type, place: NOBODY }];
      if (desk.write(NOBODY, { body: frame.body, tasks, type, at })) return desk.steps;
    }
  const legal = legalActions(state, seat, context);
  return [...ofType(legal, 'finish'), ...legal].slice(0, 1);
}
