// NLC-D.2: where a group may stop, and where its order wants it to. Step by step it never comes to a dead end.

import { bodyAt } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { commandOver, leftOpen } from '../command/command-area.ts';
import { type WayBack, wayBack } from '../command/way-back.ts';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { contactsOf, distance, limitOf } from '../ground/hexes.ts';
import { recentBy } from '../ground/recent.ts';
import { isAttackType, isFallingBack, isMarchLike, orderTypeOf } from '../orders/legs.ts';
import { isFreeOfOrders, mayLeaveStartedZoc } from '../orders/permissions.ts';
import type { Reach } from '../reach/journey.ts';
import { canGetTo, leastPrice, reachOf } from '../reach/reach-of.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { reachInColumn } from './column-reach.ts';
import { gauge, meetingDuty } from './duty.ts';
import { byBody, partiesOf } from './parties.ts';
import { canMove, isLed, isOnMarch, termsOf } from './terms.ts';

export interface Stops {
  readonly reach: Reach;
  readonly good: readonly Hex[];
}

/** A group is replaced with every step it makes, and orders change when it has stopped: until then its reach holds. */
const reaches = recentBy<Group, { readonly field: Field; readonly reach: Reach }>();

export function reachFor(state: Read, group: Group): Reach {
  const field = fieldOf(state);
  const known = reaches.get(group);
  if (known?.field === field) return known.reach;
  const search = (each: Group): Reach => reachOf(state, field, each.units, each.hex, termsOf(state, each));
  const reach = follows(group) ? reachInColumn(state, group, search) : search(group);
  reaches.set(group, { field, reach });
  return reach;
}

/** NLC-20.2.1a: it has a way to trace. */
const follows = ({ column }: Group): boolean => column !== null && column.length > 0;

/** Whether a group that is on its way can get to one of these hexes. */
export function canReach(state: Read, group: Group, goals: readonly Hex[]): boolean {
  const most = Math.min(...group.allowance.map((points, i) => points - (group.used[i] ?? 0)));
  const least = leastPrice(isOnMarch(state, group.units));
  const field = fieldOf(state);
  // As the crow flies some are too far whatever lies between: mostly that is all one needs to know.
  if (goals.every((goal) => least * distance(field.theatre, group.hex, goal) > most)) return false;
  if (follows(group)) return goals.some((goal) => Number.isFinite(reachFor(state, group).cost(goal)));
  return canGetTo(state, field, group.units, group.hex, termsOf(state, group), goals);
}

/** Of groups that set out: who may still move, and so makes room, is part of the Stage. */
const departures = recentBy<
  Group,
  { readonly field: Field; readonly stage: Read['stage']; readonly stops: Stops }
>();

/** Good stops from where the group stands now. */
export function stopsOf(state: Read, group: Group): Stops {
  const known = departures.get(group);
  if (known?.field === fieldOf(state) && known.stage === state.stage) return known.stops;
  const { reach, legal } = legalStops(state, group);
  return { reach, good: goodStops(state, group, legal) };
}

/** What was found of a group holds for the group that sets out as well. */
export function setsOutAs(state: Read, departing: Group, stops: Stops): void {
  const field = fieldOf(state);
  reaches.set(departing, { field, reach: stops.reach });
  departures.set(departing, { field, stage: state.stage, stops });
}

/** NLC-R151: of legal stops those that meet what its order asks; where none does, all of them; and nobody is left without one. */
export function goodStops(state: Read, group: Group, legal: readonly Hex[]): readonly Hex[] {
  const dutiful = dutifulOf(state, group, legal);
  const wanted = touchingOf(state, group, dutiful);
  return [wanted, dutiful, legal].find(({ length }) => length > 0) ?? [group.hex];
}

/** Those of them where the group does all that is asked of it. */
export const wantedStops = (state: Read, group: Group, legal: readonly Hex[]): readonly Hex[] =>
  touchingOf(state, group, dutifulOf(state, group, legal));

/** NLC-R130: what the orders of all of them ask. */
const dutifulOf = (state: Read, group: Group, stops: readonly Hex[]): readonly Hex[] =>
  partiesOf(state, group).reduce(
    (hexes, { units: [lead = 0], duty }) => meetingDuty(state, lead, duty, hexes),
    stops,
  );

function touchingOf(state: Read, { units, mustTouch, second }: Group, stops: readonly Hex[]): readonly Hex[] {
  if (!mustTouch && second?.mustTouch !== true) return stops;
  const field = fieldOf(state);
  return stops.filter((hex) => field.inEnemyZoc(sideOf(state, units[0] ?? 0), hex));
}

export function legalStops(
  state: Read,
  group: Group,
): { readonly reach: Reach; readonly legal: readonly Hex[] } {
  const reach = reachFor(state, group);
  if (!isLed(state, group)) return { reach, legal: homewards(state, group, reach.hexes) };
  return { reach, legal: reach.hexes.filter(stopCheck(state, group)) };
}

/** NLC-12.1d: whether a group in command may stop in a hex it can reach. */
export function stopCheck(state: Read, group: Group): (hex: Hex) => boolean {
  const field = fieldOf(state);
  const left = leftOpen(state, field, group.units);
  const commands = group.units.map((id) => commandOver(state, field, id, left));
  const isRightWay = keepsDirection(state, group);
  return (hex) =>
    isRightWay(hex) &&
    commands.every((covers) => covers(hex)) &&
    hasRoom(state, group, hex) &&
    // Mostly nobody is there to be of another.
    (field.at(hex).length === 0 || isOfOneDivision(state, group, hex));
}

/** NLC-12.1f: back into range as fast as can be, or not at all; once on its way it goes on until it can get no nearer. */
function homewards(state: Read, group: Group, hexes: readonly Hex[]): readonly Hex[] {
  const lead = strayOf(state, group);
  const field = fieldOf(state);
  const way = wayBack(state, field, lead, isMarchLike(orderTypeOf(state, lead)));
  const { cost } = way;
  const onWay = hexesHome(field, way, group.hex);
  const nearer = hexes.filter(
    (hex) =>
      hex !== group.hex &&
      onWay.has(hex) &&
      hasRoom(state, group, hex) &&
      !field.inEnemyZoc(sideOf(state, lead), hex),
  );
  const least = Math.min(...nearer.map(cost));
  const nearest = nearer.filter((hex) => cost(hex) === least);
  return group.hexesMoved === 0 || nearest.length === 0 ? [group.hex, ...nearest] : nearest;
}

/** NLC-R130: of two formations it is the one whose leader has been lost that goes back. */
function strayOf(state: Read, { units, from }: Group): UnitId {
  const field = fieldOf(state);
  return units.find((id) => !commandOver(state, field, id)(from)) ?? units[0] ?? NOBODY;
}

/** NLC-D.2: step by step on cheapest ways, and no farther than into range. */
function hexesHome(field: Field, { isOnWay }: WayBack, from: Hex): ReadonlySet<Hex> {
  const found = new Set([from]);
  for (const hex of found)
    for (const next of contactsOf(field.theatre, hex)) if (isOnWay(hex, next)) found.add(next);
  return found;
}

/** NLC-12.1f: out of command only steps on a cheapest way back. */
export function isStepHome(state: Read, group: Group, to: Hex): boolean {
  if (isLed(state, group)) return true;
  const lead = strayOf(state, group);
  return wayBack(state, fieldOf(state), lead, isMarchLike(orderTypeOf(state, lead))).isOnWay(group.hex, to);
}

/** NLC-5.3a, NLC-R131: no stop that makes a violation certain; in passing any number may share a hex. */
export function hasRoom(state: Read, group: Pick<Group, 'units'>, hex: Hex): boolean {
  const field = fieldOf(state);
  let count = group.units.length;
  for (const id of field.atOf(hex, sideOf(state, group.units[0] ?? 0)))
    if (!group.units.includes(id) && !mayMakeRoom(state, field, id)) count += 1;
  return (
    count <= limitOf(theatreOf(state), hex) &&
    (!state.options.extendedLines || isClearOfLines(state, group, hex))
  );
}

/** NLC-D.2a: whoever is held by a ZOC stays for certain. */
const mayMakeRoom = (state: Read, field: Field, id: UnitId): boolean =>
  mayStillMove(state, id) &&
  (!field.inEnemyZoc(sideOf(state, id), unitAt(state, id).hex) || mayLeaveStartedZoc(state, id));

/** NLC-20.2.3e: infantry does not stop where another brigade is in extended line. */
function isClearOfLines(state: Read, { units }: Pick<Group, 'units'>, hex: Hex): boolean {
  if (units.every((id) => sheetOf(state, id).arm !== 'inf')) return true;
  return fieldOf(state)
    .at(hex)
    .every((id) => units.includes(id) || unitAt(state, id).extended === NOWHERE);
}

export const mayStillMove = (state: Read, id: UnitId): boolean =>
  state.stage?.active.includes(id) === true && !state.stage.finished.includes(id) && canMove(state, id);

/** NLC-12.13g */
export function isOfOneDivision(state: Read, group: Pick<Group, 'units'>, hex: Hex): boolean {
  const { 0: lead = 0 } = group.units;
  const mine = unitAt(state, lead).body;
  for (const id of fieldOf(state).atOf(hex, sideOf(state, lead))) {
    const theirs = unitAt(state, id).body;
    if (mine === theirs || group.units.includes(id)) continue;
    if (isDivisional(state, mine) || isDivisional(state, theirs)) return false;
  }
  return true;
}

/** NLC-12.13: under divisional orders of its own. */
export const isDivisional = (state: Read, body: BodyId): boolean => bodyAt(state, body).parent !== NOBODY;

/** NLC-F.2, NLC-12.2.1a, 12.2.4a, 12.2.5a, 12.2.6a: where an order lets a unit stop, by how far it is then from target or enemy. */
export function keepsDirection(state: Read, { units, from }: Group): (hex: Hex) => boolean {
  const ways = byBody(state, units).map(([lead = 0]) => keepsDirectionOf(state, lead, from));
  const [only] = ways;
  return only !== undefined && ways.length === 1 ? only : (hex) => ways.every((isRight) => isRight(hex));
}

function keepsDirectionOf(state: Read, lead: UnitId, from: Hex): (hex: Hex) => boolean {
  const type = orderTypeOf(state, lead);
  if (isFreeOfOrders(state, lead)) return () => true;
  if (isFallingBack(type)) {
    const away = gauge(state, lead, 'enemy');
    return (hex) => away(hex) >= away(from);
  }
  if (!isAttackType(type) && type !== 'delay' && type !== 'march') return () => true;
  const left = gauge(state, lead, type === 'march' ? 'march' : 'steps');
  return (hex) => left(hex) <= left(from);
}
