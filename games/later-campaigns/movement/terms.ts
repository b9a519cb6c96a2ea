// NLC-D.2: how a group moves, by its counters and its orders.

import { invariant } from '@grognard/kernel';
import { unitsOf } from '../changes/bodies.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { commandOver } from '../command/command-area.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { recentBy } from '../ground/recent.ts';
import { isMarchLike, legOf, orderTypeOf, turnSheet } from '../orders/legs.ts';
import { isFreeOfOrders, mayLeaveStartedZoc, zocEntry } from '../orders/permissions.ts';
import { allowanceOf } from '../reach/allowance.ts';
import type { MoveTerms } from '../reach/terms.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { columnAhead, columnPenalty } from './columns.ts';

/** A group about to move, before anything is asked of its stop. */
export const groupAt = (state: Read, units: readonly UnitId[], hex: Hex): Group => ({
  units,
  hex,
  from: hex,
  used: units.map(() => 0),
  allowance: units.map((id) => Math.max(0, allowanceOf(state, id) - columnPenalty(state, units, id))),
  hexesMoved: 0,
  duty: null,
  mustTouch: false,
  second: null,
  column: columnAhead(state, units),
});

/** A group is replaced with every step it makes, and orders change when it has stopped: until then its terms hold. */
const known = recentBy<Group, { readonly field: Field; readonly terms: MoveTerms }>();

export function termsOf(state: Read, group: Group): MoveTerms {
  const field = fieldOf(state);
  const before = known.get(group);
  if (before?.field === field) return before.terms;
  const terms = termsNow(state, group);
  known.set(group, { field, terms });
  return terms;
}

function termsNow(state: Read, group: Group): MoveTerms {
  const [lead] = group.units;
  invariant(lead !== undefined, 'a group has units');
  const leg = legOf(state, lead);
  const { night, rain } = turnSheet(state);
  // Asked before the search for ways begins: both search the same map.
  const entries = isLed(state, group)
    ? group.units.map((id) => zocEntry(state, id, group.units))
    : [() => false];
  return {
    allowance: group.allowance,
    used: group.used,
    started: group.hexesMoved > 0,
    startZocFree: group.units.every((id) => mayLeaveStartedZoc(state, id)),
    march: isOnMarch(state, group.units),
    marchingUnit: (id) => isMarchLike(orderTypeOf(state, id)),
    route: leg.route,
    night: night || rain,
    mayEnterZoc: (to, from) => entries.every((mayEnter) => mayEnter(to, from)),
  };
}

/** NLC-5.2d: by road at march rates; who moves with others does not. */
export function isOnMarch(state: Read, [lead = NOBODY, second]: readonly UnitId[]): boolean {
  return second === undefined && isMarchLike(orderTypeOf(state, lead)) && !isFreeOfOrders(state, lead);
}

/** NLC-12.1c, NLC-D.4: command is looked at when a move begins and where it ends, not on the way. */
export const isLed = (state: Read, { units, from }: Group): boolean =>
  units.every((id) => commandOver(state, fieldOf(state), id)(from));

/** NLC-F.3, NLC-R137: the smallest allowance among the body's units that can move; whoever can may go farther. */
export function paceOf(state: Read, body: BodyId): number {
  let pace = Number.POSITIVE_INFINITY;
  for (const id of unitsOf(state, body))
    if (canMove(state, id)) pace = Math.min(pace, allowanceOf(state, id));
  return Number.isFinite(pace) ? pace : 0;
}

/** NLC-4.5d, 8.1c, NLC-R006, NLC-R134: cavalry that charged, in whosever Stage, and foot guns that bombarded in this one stay. */
export function canMove(state: Read, id: UnitId): boolean {
  return unitAt(state, id).charged !== state.turn && !isLaid(state, id);
}

/** NLC-8.1c: a foot gun that has bombarded in this Stage; who fired in a grand battery may move when its own Stage comes. */
export const isLaid = (state: Read, id: UnitId): boolean =>
  state.stage?.salvo.includes(id) === true && sheetOf(state, id).gun === 'foot';
