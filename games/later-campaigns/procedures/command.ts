// NLC-E.2, NLC-12.3a, b, c and d: local decisions are written, orders judged, new ones sent, those that arrive tested.

import { bodiesInPlay, bodyAt, bodySheet, hasUnits, isInPlay, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type CommandFrame, commandFrame, ordersFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { perMap } from '../ground/per-map.ts';
import { leaveMarch } from '../orders/blocked.ts';
import { isAddressable } from '../orders/divisions.ts';
import { callFailure } from '../orders/failing.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { nextOrderOf, putInForce } from '../orders/in-force.ts';
import { activeLeg, isAttackType, isWaitingForDay, turnSheet } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import { isPartlyOccupied, isTargetControlled } from '../orders/target-hexes.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { seatsIn } from '../seats/seating.ts';
import { confidenceOf } from '../staff/confidence.ts';
import { decideLocally, receiveAll } from '../staff/receiving.ts';
import { meetHqs } from '../staff/sending.ts';
import { isOrderOfWing } from '../staff/wing-orders.ts';
import { commandsOf } from '../staff/wings.ts';
import { rollForMarches } from '../turn/hidden-marches.ts';
import { type BodyId, NOBODY, NOWHERE, otherSide } from '../vocabulary.ts';

export const command = procedure(commandFrame, {
  rule: 'NLC-12.3a',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const { state } = table;
    switch (frame.step) {
      case 'record':
        frame.step = 'night';
        meetHqs(state);
        startDated(table);
        return table.call(ordersFrame.ask(seatsIn(state), { what: 'local', body: NOBODY, from: NOWHERE }));
      case 'night':
        frame.step = 'success';
        return failAtNight(table);
      case 'success':
        frame.step = 'confidence';
        frame.passed = 0;
        return judgeSuccess(table);
      case 'confidence':
        return checkNext(table, frame);
      case 'send':
        frame.step = 'receive';
        return table.call(ordersFrame.ask(seatsIn(state), { what: 'send', body: NOBODY, from: NOWHERE }));
      case 'receive':
        frame.step = 'locals';
        frame.passed = 0;
        rollForMarches(table);
        receiveAll(table);
        return;
      case 'locals':
        return decideNext(table, frame);
      default:
        state.locals = [];
        return table.end();
    }
  },
});

/** Canonical order. */
const ordered = (state: Read): readonly BodyId[] => {
  const { firstSide } = theatreOf(state);
  return [...bodiesInPlay(state, firstSide), ...bodiesInPlay(state, otherSide(firstSide))];
};

/** The next in canonical order, whether in play or not; null after the last. */
function nextBody(state: Read, frame: CommandFrame): BodyId | null {
  const place = frame.passed;
  frame.passed += 1;
  return allBodies(theatreOf(state))[place] ?? null;
}

const allBodies = perMap(({ bodies, firstSide }: Theatre): readonly BodyId[] => {
  const first = bodies.flatMap(({ side }, id) => (side === firstSide ? [id] : []));
  const others = bodies.flatMap(({ side }, id) => (side === firstSide ? [] : [id]));
  return [...first, ...others];
});

/** NLC-R167: orders of the scenario that begin in this turn come into force without a test. */
export function startDated(table: Table): void {
  const { state } = table;
  for (const { body, legs, awaitAfter, startTurn } of theatreOf(state).orders)
    if (startTurn > 1 && startTurn === state.turn && isInPlay(state, body))
      putInForce(table, { ...automatic(state, body, legs), awaitAfter });
}

/** NLC-16.3, NLC-R067 */
export function failAtNight(table: Table): void {
  const { state } = table;
  if (!turnSheet(state).night) return;
  for (const id of ordered(state).toReversed()) {
    const leg = activeLeg(state, id);
    if (!hasUnits(state, id) || !isAttackType(leg.type) || isWaitingForDay(state, id, leg)) continue;
    if (!isPartlyOccupied(state, id, leg)) callFailure(table, id);
  }
}

/** NLC-12.8, NLC-F.6 */
export function judgeSuccess(table: Table): void {
  const { state } = table;
  for (const id of ordered(state)) {
    if (!hasUnits(state, id) || !hasSucceeded(state, id)) continue;
    succeedWings(table, id);
    table.emit({ type: 'orderSucceeded', rule: 'NLC-12.8a', only: seatOfBody(state, id), body: id });
    const goOn = (): void => nextOrderOf(table, id, 'NLC-12.8c');
    if (activeLeg(state, id).type === 'march') leaveMarch(table, id, goOn);
    else goOn();
  }
}

/** NLC-R160: a wing commander has succeeded when a formation of his has, with the order he has. */
function succeedWings(table: Table, id: BodyId): void {
  const { state } = table;
  for (const wing of bodiesInPlay(state, bodySheet(state, id).side)) {
    const { kind, leader } = bodySheet(state, wing);
    if (kind !== 'wing' || !commandsOf(state, leader).includes(id)) continue;
    if (isOrderOfWing(state, id, activeLeg(state, id), wing)) nextOrderOf(table, wing, 'NLC-R160');
  }
}

function hasSucceeded(state: Read, id: BodyId): boolean {
  if (isHidden(state, id)) return false;
  const leg = activeLeg(state, id);
  const { reached } = bodyAt(state, id);
  if (!reached || !(leg.type === 'march' || leg.type === 'attack')) return false;
  if (leg.type === 'attack' && !isTargetControlled(state, id, leg)) return false;
  const field = fieldOf(state);
  const { side } = bodySheet(state, id);
  return unitsOf(state, id).every((unit) => {
    const { hex, attacked } = unitAt(state, unit);
    return !field.inEnemyZoc(side, hex) && (attacked === 0 || attacked < state.turn - 1);
  });
}

/** NLC-12.10: one after the other, for a failure has consequences. */
function checkNext(table: Table, frame: CommandFrame): void {
  const { state } = table;
  const id = nextBody(state, frame);
  if (id === null) {
    frame.step = 'send';
    return;
  }
  const value = isInPlay(state, id) ? confidenceOf(state, id) : null;
  if (value === null) return;
  const only = seatOfBody(state, id);
  const roll = table.random.die(6, `NLC-12.10c confidence ${bodySheet(state, id).id}`, [only]);
  if (roll <= value) {
    table.emit({ type: 'confidenceHeld', rule: 'NLC-12.10c', only, body: id, roll, value });
    return;
  }
  table.emit({ type: 'confidenceFailed', rule: 'NLC-12.10c', body: id, roll, value });
  callFailure(table, id);
}

/** A local decision nobody else hears of, unless it is a Bad Move. */
function decideNext(table: Table, frame: CommandFrame): void {
  const { state } = table;
  const id = nextBody(state, frame);
  if (id === null) {
    frame.step = 'done';
    return;
  }
  const order = state.locals.find(({ recipient }) => recipient === id);
  if (order !== undefined && (isInPlay(state, id) || isAddressable(state, id))) decideLocally(table, order);
}
