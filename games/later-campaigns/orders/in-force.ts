// NLC-E.2 "in force", NLC-F.6: how an order takes over from another, how it goes on to its next leg, how it ends.

import { within } from '@grognard/geometry';
import type { RuleId } from '@grognard/kernel';
import { bodyAt, bodySheet, isInPlay, patchBody, unitsOf } from '../changes/bodies.ts';
import { patchUnit, unitAt } from '../changes/units.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { contactsOf, terrainOf } from '../ground/hexes.ts';
import { keptBy } from '../ground/kept-by.ts';
import { newMarks } from '../ground/marks.ts';
import { noteArrival } from '../movement/leaders.ts';
import { isDivisional } from '../movement/stops.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import type { Read, Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import type { Leg, Order, State, Target } from '../state.ts';
import { type BodyId, type Hex, NOWHERE, type OrderType, type Side } from '../vocabulary.ts';
import { assignTo } from './assigning.ts';
import { corpsOf, followsCorps, membersOf, musterDivision } from './divisions.ts';
import { canHide, hiddenAfter, hiddenHex, isHidden } from './hidden-march.ts';
import { activeLeg, legWith, nextLeg } from './legs.ts';
import { automatic } from './numbered.ts';
import { revealMarch } from './revealing.ts';
import { friendlyPart, targetHexes } from './target-hexes.ts';

/**
 * The old order is cancelled; leg 0 is active, and all its counters start afresh. NLC-12.6f, 12.9g: what follows by itself has
 * not arrived, so an order that waits goes on waiting.
 */
export function putInForce(table: Table, order: Order): void {
  const { state } = table;
  const { recipient } = order;
  const { march: before, waiting } = bodyAt(state, recipient);
  // NLC-20.1.1b: a division leaves its corps from where that has come to.
  if (followsCorps(state, recipient)) revealMarch(table, corpsOf(state, recipient));
  const isHiding = canHide(state, order, membersOf(state, recipient));
  const from = before === null ? NOWHERE : hiddenHex(state, recipient);
  if (before !== null && !isHiding) revealMarch(table, recipient);
  patchBody(state, recipient, {
    ...freshLeg(state),
    order: before !== null && isHiding ? rerouted(state, order, from) : order,
    leg: 0,
    lossTurn: 0,
    foes: [],
    waiting: order.sender === 'auto' ? waiting : null,
    march: isHiding ? hiddenAfter(before) : null,
    unbound: false,
  });
  if (isDivisional(state, recipient)) musterDivision(state, recipient);
  settle(table, recipient);
  const only = seatOfBody(state, recipient);
  table.emit({ type: 'orderInForce', rule: 'NLC-12.7b', only, body: recipient, order: typesOf(order) });
}

/** NLC-20.1.3b: the new route begins where the old one has come to. */
function rerouted(state: Read, order: Order, from: Hex): Order {
  const [first, ...more] = order.legs;
  if (first === undefined) return order;
  const goal = targetHexes(state, order.recipient, first);
  const route = cheapestPath(theatreOf(state), [from], goal, 'march');
  return { ...order, legs: [{ ...first, route }, ...more] };
}

const typesOf = ({ legs }: Order): readonly OrderType[] => legs.map(({ type }) => type);

const freshLeg = (state: Read) =>
  ({
    legSince: state.turn,
    bombardTurns: 0,
    contact: false,
    reached: false,
    arrived: false,
    anchor: NOWHERE,
  }) as const;

/** A leg begins: units drop their own legs, targets of the moment are fixed, a leader may be there already. */
function settle(table: Table, body: BodyId): void {
  const { state } = table;
  for (const id of unitsOf(state, body))
    if (unitAt(state, id).ownLeg !== null) patchUnit(state, id, { ownLeg: null });
  noteReached(state, body);
  noteArrival(state, body);
}

/** NLC-F.6: a unit of the body is on the target. */
export function noteReached(state: State, body: BodyId): void {
  if (bodyAt(state, body).reached || isHidden(state, body)) return;
  const hexes = targetHexes(state, body, activeLeg(state, body));
  if (unitsOf(state, body).some((id) => hexes.includes(unitAt(state, id).hex)))
    patchBody(state, body, { reached: true });
}

/** NLC-12.5b, 12.8c, 12.9h: after a success the next leg; after the last Defend there, or Reserve if it was to await orders. */
export function nextOrderOf(table: Table, id: BodyId, rule: RuleId): void {
  const { state } = table;
  const next = nextLeg(state, id);
  const done = activeLeg(state, id);
  if (beginLeg(table, id, next, rule)) return;
  if (next?.type === 'assign' && next.superior !== null) assignTo(table, id, next.superior);
  if (!isInPlay(state, id)) return;
  const { awaitAfter } = bodyAt(state, id).order;
  standBy(table, id, awaitAfter ? legWith({ type: 'reserve' }) : defendThere(state, id, done));
}

/** NLC-12.2.5c, 12.9a, NLC-R057, NLC-R171: blocked it goes on to what it can do at once, else it defends where it stands. Nobody goes back for it. */
export function nextAfterBlock(table: Table, id: BodyId): void {
  const { state } = table;
  if (beginLeg(table, id, nextLeg(state, id), 'NLC-12.9a')) return;
  const hexes = currentPosition(state, id);
  standBy(table, id, defendLeg(state, id, { kind: 'currentPosition', hexes }, hexes));
}

/** The next leg of its order, if it is one to act by. */
function beginLeg(table: Table, id: BodyId, next: Leg | null, rule: RuleId): boolean {
  const { state } = table;
  if (next === null || next.type === 'assign') return false;
  const { order, leg } = bodyAt(state, id);
  const legs = order.legs.with(leg + 1, standing(state, id, next));
  patchBody(state, id, { ...freshLeg(state), order: { ...order, legs }, leg: leg + 1 });
  settle(table, id);
  table.emit({ type: 'legBegan', rule, only: seatOfBody(state, id), body: id, order: next.type });
  return true;
}

function standBy(table: Table, id: BodyId, leg: Leg): void {
  putInForce(table, automatic(table.state, id, [leg]));
  patchBody(table.state, id, { unbound: true });
}

/** NLC-R057, NLC-R152: the target just reached; NLC-R160: others have reached it for a wing commander. */
function defendThere(state: Read, id: BodyId, done: Leg): Leg {
  const hexes = targetHexes(state, id, done);
  return defendLeg(state, id, asItIs(done.target ?? { kind: 'currentPosition', hexes }, hexes), hexes);
}

function defendLeg(state: Read, id: BodyId, target: Target, hexes: readonly Hex[]): Leg {
  const { side } = bodySheet(state, id);
  return legWith({ type: 'defend', target, defendHexes: friendlyPart(state, hexes, side) });
}

/** NLC-9.5, NLC-R113: who is to defend where an HQ is defends the place where it is now. */
function standing(state: Read, id: BodyId, leg: Leg): Leg {
  if (leg.type !== 'defend' || leg.target?.kind !== 'hq') return leg;
  const hexes = targetHexes(state, id, leg);
  const { side } = bodySheet(state, id);
  return { ...leg, target: asItIs(leg.target, hexes), defendHexes: friendlyPart(state, hexes, side) };
}

/** An HQ may move on; the place where it was stays. */
const asItIs = (target: Target, hexes: readonly Hex[]): Target =>
  target.kind === 'hq' ? { kind: 'currentPosition', hexes } : target;

const MOST_AROUND = 3;

const positions = keptBy<Field, BodyId, readonly Hex[]>();

/** NLC-12.2.3d, NLC-R056, NLC-F.4: hexes the body holds, and those within 3 the enemy cannot reach without entering them or its ZOC. */
export const currentPosition = (state: Read, id: BodyId): readonly Hex[] =>
  positions(fieldOf(state), id, () => positionOf(state, id));

function positionOf(state: Read, id: BodyId): readonly Hex[] {
  const theatre = theatreOf(state);
  const units = unitsOf(state, id);
  const held = new Set(units.map((unit) => unitAt(state, unit).hex));
  const { side } = bodySheet(state, id);
  const closed = newMarks(theatre.grid);
  for (const hex of held) {
    closed[hex] = WALL;
    for (const near of contactsOf(theatre, hex))
      if (terrainOf(theatre, near) !== 'chateau') closed[near] = WALL;
  }
  flood(theatre, enemyStarts(state, side), closed);
  const around = [...held].flatMap((hex) => within(theatre.grid, hex, MOST_AROUND));
  const safe = around.filter((hex) => closed[hex] !== REACHED);
  return [...new Set([...held, ...safe])].toSorted((a, b) => a - b);
}

function* enemyStarts(state: Read, side: Side): Generator<Hex> {
  const theatre = theatreOf(state);
  for (const [unit, { status, hex }] of state.units.entries())
    if (status === 'map' && theatre.units[unit]?.side !== side) yield hex;
  for (const army of theatre.armies) if (army.side !== side) yield* army.supply;
}

const WALL = 1;
const REACHED = 2;

/** Marks every hex that can be reached from these, walls or not where they begin, without entering a hex that is marked. */
function flood(theatre: Theatre, from: Iterable<Hex>, marks: Uint8Array): void {
  const reached = [...from];
  for (const hex of reached) marks[hex] = REACHED;
  for (const hex of reached)
    for (const next of contactsOf(theatre, hex))
      if (marks[next] === 0) {
        marks[next] = REACHED;
        reached.push(next);
      }
}
