// NLC-12: what dice make of orders, reckoned again when it is told.
import type { Named } from '../contract.ts';
import { legOfBody } from './board.ts';
import type { Course } from './course.ts';
import { isShaken } from './demoralization.ts';
import {
  bodyRating,
  columnOf,
  corpsOf,
  isOnReserve,
  ratingOf,
  targetHexes,
  troubledColumns,
} from './staff.ts';
import { complianceOf, localDecision } from './tables.ts';
import { at, type Order, type Side } from './words.ts';

/** Where the order is now that was tested; one that was sent in this very decision and came to nothing is nowhere. */
function testedOrder({ board, before, after, moment }: Course, body: number, result: unknown): Order | null {
  const arrivals = moment.events.filter(({ type, body: other }) => type === 'orderArrived' && other === body);
  const state = after.bodies[body];
  if (arrivals.length > 1 || !state) return null;
  const found = result === 'C' ? state.order : result === 'I' ? null : (state.waiting?.order ?? null);
  if (found !== null) return found.receive === board.turn && typeof found.sender !== 'string' ? found : null;
  // NLC-E.2 step 4: of those on their way the youngest is tested.
  const isSending = before.frames.some(({ proc, what }) => proc === 'orders' && what === 'send');
  const due = (before.bodies[body]?.transit ?? []).filter(({ receive }) => receive === board.turn);
  const [youngest] = due.toSorted((a, b) => b.issued - a.issued || b.seq - a.seq);
  return isSending ? null : (youngest ?? null);
}

/** It, or the corps whose order it shares. */
function isReordered({ board, before, after, reordered }: Course, body: number): boolean {
  // Who leads it may have been settled in this very decision, which no event tells.
  const hasNewLeader =
    before.bodies[body]?.leader !== after.bodies[body]?.leader && before.bodies[body] !== null;
  return hasNewLeader || reordered.has(body) || reordered.has(corpsOf(board, body));
}

export function orderArrived(course: Course, event: Named): void {
  const { board, tally } = course;
  const body = Number(event['body']);
  const { roll, column, result } = event;
  if (roll === null) return;
  const isDemoralized = isShaken(board, body);
  const expected = complianceOf(Number(column), Number(roll), isDemoralized);
  tally.check('compliance', 'NLC-T3', `compliance of body ${body}`, expected, result);
  const order = testedOrder(course, body, result);
  if (order === null || isReordered(course, body)) return;
  const sender = ratingOf(board, Number(order.sender));
  tally.check('columns', 'NLC-T2', `column of body ${body}`, columnOf(board, order, sender), column);
}

/** NLC-12.7b, NLC-15.3 */
export function waitRolled({ board, tally }: Course, event: Named): void {
  const body = Number(event['body']);
  const wait = board.bodies[body]?.waiting?.wait;
  tally.check('waits', 'NLC-12.7b', `waiting order of body ${body}`, wait === 'R5' ? 5 : 4, event['needed']);
}

/** NLC-T4, NLC-12.10 */
export function confidenceTested(course: Course, event: Named): void {
  const { board, tally } = course;
  const body = Number(event['body']);
  const state = board.bodies[body];
  const leg = legOfBody(board, body);
  if (!state || leg === null) return;
  const isDemoralized = isShaken(board, body);
  const isAttacking = leg.type === 'attack' || leg.type === 'probe';
  const targets = targetHexes(board, state.order.legs, state.leg) ?? [];
  const isHeld = leg.type === 'attack' && targets.length > 0 && isOccupied(course, body, targets);
  const value = bodyRating(board, body) + (isAttacking ? (isDemoralized ? 0 : 3) : 2) + (isHeld ? 1 : 0);
  tally.check('confidence', 'NLC-T4', `confidence of body ${body} on ${leg.type}`, value, event['value']);
  const failed = Number(event['roll']) > value;
  tally.check(
    'confidence',
    'NLC-12.10c',
    `confidence of body ${body} lost`,
    failed,
    event.type === 'confidenceFailed',
  );
  tally.check(
    'confidence',
    'NLC-12.10a',
    `body ${body} had lost a step`,
    true,
    state.lossTurn > 0 && state.lossTurn < board.turn,
  );
}

const sideOfBody = ({ board }: Course, body: number): Side => at(board.listing.bodies, body).side;

/** NLC-F.3: a unit of it is there, or its side was the last in all of it. */
const isOccupied = (course: Course, body: number, targets: readonly number[]): boolean =>
  course.board.units.some(
    (unit) => unit.body === body && unit.status === 'map' && targets.includes(unit.hex),
  ) || targets.every((hex) => course.control.occupier[hex] === sideOfBody(course, body));

export function localDecided(course: Course, event: Named): void {
  const { board, tally } = course;
  const body = Number(event['body']);
  if (isReordered(course, body)) return;
  const rating = Math.max(0, bodyRating(board, body) - troubledColumns(board, body));
  const roll = Number(event['roll']) + (isOnReserve(board, body) ? 1 : 0);
  tally.check(
    'localDecisions',
    'NLC-T1',
    `local decision of body ${body}`,
    localDecision(rating, roll),
    event['result'],
  );
}

/** NLC-11.2a */
export function leaderTested({ tally }: Course, event: Named): void {
  const lost = Number(event['roll']) >= 11;
  tally.check('leaderLosses', 'NLC-11.2a', `leader ${String(event['leader'])}`, lost, event['lost']);
}
