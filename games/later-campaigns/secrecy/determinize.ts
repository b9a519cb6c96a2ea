// A full table this seat cannot tell from the real one: what is out of sight may be anything that fits.

import type { Frame, Open, Random, Seat } from '@grognard/kernel';
import { isFrameOf, withDrafts } from '@grognard/kernel';
import { patchLeader } from '../changes/bodies.ts';
import { patchUnit, sideOf, unitAt } from '../changes/units.ts';
import { clone } from '../clone.ts';
import { theatreOf } from '../data/theatres.ts';
import { type GroupFrame, groupFrame, secretFrames } from '../frames.ts';
import { FRESH_STAGE } from '../fresh.ts';
import { reachFor } from '../movement/stops.ts';
import type { Options } from '../options.ts';
import { address } from '../orders/divisions.ts';
import { asSide } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { SeenStack, View } from '../view.ts';
import { NOBODY, NOWHERE, otherSide, type Side, sideOfSeat } from '../vocabulary.ts';
import { imagineOrders } from './imagined-orders.ts';

const openings = new WeakMap<Options, State>();

/** The table as the scenario sets it up: the same for every view of a match, and dear to lay. */
function openingOf(options: Options): State {
  const opening = openings.get(options) ?? setup(options);
  openings.set(options, opening);
  return opening;
}

export function determinize(seen: Open<View>, seat: Seat, _random: Random): State {
  const state = clone(openingOf(seen.options));
  state.turn = seen.turn;
  placeOwn(state, seen);
  placeEnemies(state, seen, otherSide(asSide(seat)));
  imagineOrders(state, seen, seat);
  putOnTheRoad(state, seen);
  for (const [id, army] of seen.armies.entries()) state.armies[id] = army;
  state.sides = seen.sides;
  state.control = seen.control;
  state.stage =
    seen.stage ??
    (seen.active === null
      ? null
      : { ...FRESH_STAGE, ...seen.active, active: [], player: seen.active.player ?? null });
  state.group = seen.group;
  state.arrived = seen.arrived;
  state.struck = seen.struck;
  state.entryPaid = seen.entryPaid;
  state.starts = seen.starts;
  state.locals = seen.locals;
  state.idle = { ...state.idle, [asSide(seat)]: seen.idle };
  state.cup = seen.pairs === null ? null : { chits: seen.ownChits, pairs: seen.pairs, initial: [] };
  state.result = seen.result;
  state.stamp += 1;
  const frames = seen.frames.map((frame) => wholeFrame(frame, seen));
  if (frames.length > 0) state.frames.splice(0, state.frames.length, ...frames);
  rideSomewhere(state);
  return state;
}

/** NLC-M.2: what one has written to others rides on. */
function putOnTheRoad(state: State, { sent }: Open<View>): void {
  for (const order of sent) {
    address(state, order.recipient);
    const body = state.bodies[order.recipient];
    if (body) state.bodies[order.recipient] = { ...body, transit: [...body.transit, order] };
  }
}

/** Of an enemy's ride one knows only that it goes on: to some hex it can reach. */
function rideSomewhere(state: State): void {
  const { group } = state;
  for (const [n, frame] of state.frames.entries()) {
    if (!isFrameOf(groupFrame, frame) || group === null || frame.goal !== group.from) continue;
    const goal = reachFor(state, group).hexes.find((hex) => hex !== group.hex);
    const riding: GroupFrame = { ...frame, goal: goal ?? NOWHERE };
    state.frames[n] = riding;
  }
}

/** Its own draft, and an empty one where it knows none. */
const wholeFrame = (frame: Frame, { draft, packet, viewer }: Open<View>): Frame => {
  const declared = secretFrames.find(({ proc }) => proc === frame.proc);
  const own = draft ?? packet;
  return declared === undefined
    ? { ...frame }
    : withDrafts(declared, frame, own === null ? {} : { [viewer]: own });
};

function placeOwn(state: State, { units, leaders, hqs, bodies, viewer }: Open<View>): void {
  for (const { unit, ...record } of units) {
    const before = unitAt(state, unit);
    // Of enemies among the dead one does not know under whose orders they fell.
    const body = record.body === NOBODY ? before.body : record.body;
    state.units[unit] = { ...before, ...record, body };
  }
  for (const { leader, ...record } of leaders) state.leaders[leader] = record;
  for (const [id, { side }] of theatreOf(state).bodies.entries())
    if (side === sideOfSeat(viewer) && seatOfBody(state, id) === viewer) state.bodies[id] = null;
  for (const { body, ...record } of bodies) state.bodies[body] = record;
  for (const [id, hq] of hqs.entries()) state.hqs[id] = hq;
}

/** Enemies in sight stand where they are seen; all others are beyond the horizon. */
function placeEnemies(state: State, { stacks, units }: Open<View>, enemy: Side): void {
  const known = new Set(units.map(({ unit }) => unit));
  for (const [id] of state.units.entries())
    if (sideOf(state, id) === enemy && !known.has(id)) patchUnit(state, id, { status: 'off', hex: NOWHERE });
  for (const [id, { side }] of theatreOf(state).leaders.entries())
    if (side === enemy) patchLeader(state, id, { status: 'off', hex: NOWHERE });
  for (const { side, hex, units: shown, leaders } of stacks) {
    if (side !== enemy) continue;
    for (const { unit, lost, disrupted, extended } of shown)
      patchUnit(state, unit, { status: 'map', hex, lost, disrupted, extended });
    for (const leader of leaders) patchLeader(state, leader, { status: 'map', hex });
  }
  for (const stack of stacks) if (stack.side === enemy && !stack.whole) layOnTop(state, stack);
}

/** NLC-20.2.3: a brigade in line is known from its other hex, and does not lie on what shows in this one. */
function layOnTop(state: State, { hex, units: [top] }: SeenStack): void {
  if (top === undefined) return;
  for (const [id, { hex: at, extended, onTop }] of state.units.entries())
    if ((at === hex || extended === hex) && onTop !== (id === top.unit))
      patchUnit(state, id, { onTop: id === top.unit });
}
