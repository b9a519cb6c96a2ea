// NLC-12.6: when a courier will be there.
import type { Named } from '../contract.ts';
import type { Course } from './course.ts';
import { courierDelay } from './staff.ts';
import { at, NONE } from './words.ts';

export function orderSent(course: Course, event: Named): void {
  const { board, tally, before } = course;
  const [leader, body] = [Number(event['leader']), Number(event['body'])];
  const types = event['order'] as readonly string[];
  if (types.includes('generalRetreat')) return;
  const sender = at(board.leaders, leader);
  const { side, kind, hq } = at(board.listing.bodies, body);
  const state = board.bodies[body];
  const goal =
    kind === 'hq'
      ? at(before.hqs, hq).hex
      : state && state.leader !== NONE
        ? at(board.leaders, state.leader).hex
        : NONE;
  // NLC-20.1.3b: after a hidden march he rides on.
  if (goal === NONE || sender.hex === NONE || (state?.march ?? null) !== null) return;
  const delay = courierDelay(board, side, sender.hex, goal);
  if (delay === null) tally.check('couriers', 'NLC-R046', `courier to body ${body}`, 'none', 'sent');
  else tally.check('couriers', 'NLC-12.6c', `courier to body ${body}`, board.turn + delay, event['receive']);
}
