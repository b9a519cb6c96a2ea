// NLC-4.4, 11.1, NLC-F.4: which leaders move in this Stage, and where to.

import { no, type Refusal } from '@grognard/kernel';
import { chitOf } from '../assault/choices.ts';
import {
  bodyAt,
  bodySheet,
  hasUnits,
  leaderAt,
  leaderHex,
  leaderSheet,
  patchBody,
  unitsOf,
} from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, distance } from '../ground/hexes.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg, isDefendType } from '../orders/legs.ts';
import { stepsToTarget } from '../orders/metrics.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import { seatOfLeader } from '../seats/holding.ts';
import { setOwnOrders } from '../seats/seating.ts';
import { commandsOf } from '../staff/wings.ts';
import type { State } from '../state.ts';
import {
  type BodyId,
  type Hex,
  type LeaderId,
  NOBODY,
  NOWHERE,
  otherSide,
  type Side,
} from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** NLC-12.14g, NLC-R155: leaders who may still move in the Stage: its formation leaders, wing and overall commanders once a turn. */
export function movableLeaders(state: Read, side: Side): readonly LeaderId[] {
  const found: LeaderId[] = [];
  const { leaders } = theatreOf(state);
  for (let id = 0; id < leaders.length; id += 1)
    if (
      leaders[id]?.side === side &&
      leaderAt(state, id).status === 'map' &&
      refuseLeaderMove(state, id) === null
    )
      found.push(id);
  return found;
}

export function refuseLeaderMove(state: Read, id: LeaderId): Refusal | null {
  const { status, moved } = leaderAt(state, id);
  const { name, role } = leaderSheet(state, id);
  if (status !== 'map') return no('NLC-4.4b', refusals.leaderOff, { leader: name });
  if (moved === state.turn) return no('NLC-4.4a', refusals.leaderMoved, { leader: name });
  const body = bodyLedBy(state, id);
  if (body !== NOBODY && isBoundByReserve(state, body) && role !== 'oc')
    return no('NLC-12.2.9c', refusals.leaderOnReserve, { leader: name });
  if (isHidden(state, body)) return no('NLC-20.1.1b', refusals.marchIsHidden, { leader: name });
  const { stage } = state;
  if (stage === null || (stage.player !== null && seatOfLeader(state, id) !== stage.player))
    return no('NLC-4.4b', refusals.leaderWaits, { leader: name });
  if (role === 'oc' && body === NOBODY) return null;
  const acts = (led: BodyId): boolean => {
    const { chit } = bodyAt(state, led);
    return stage.chits.includes(chit) || stage.active.some((unit) => chitOf(state, unit) === chit);
  };
  const isInStage = body !== NOBODY && acts(body);
  const isOfWing = role === 'wc' && commandsOf(state, id).some(acts);
  // NLC-R159: who leads a formation as well moves with it.
  return isInStage || isOfWing ? null : no('NLC-4.4b', refusals.leaderWaits, { leader: name });
}

/** NLC-12.2.9c, NLC-M.6: where players set their orders, not in the turn they do. */
const isBoundByReserve = (state: Read, body: BodyId): boolean =>
  activeLeg(state, body).type === 'reserve' &&
  !(setOwnOrders(state) && bodyAt(state, body).legSince === state.turn);

/** The body that takes its orders through him, or NOBODY. */
export function bodyLedBy(state: Read, id: LeaderId): BodyId {
  const { bodies } = state;
  // Written out: every rule about leaders asks.
  for (let body = 0; body < bodies.length; body += 1)
    if (bodies[body]?.leader === id && hasUnits(state, body)) return body;
  return NOBODY;
}

const RADIUS = 2;

/** NLC-F.4: within 2 hexes of the target, or of where the enemy stopped him. */
export function isWithinRadius(state: Read, body: BodyId, hex: Hex): boolean {
  const { anchor } = bodyAt(state, body);
  const theatre = theatreOf(state);
  if (anchor !== NOWHERE && distance(theatre, hex, anchor) <= RADIUS) return true;
  for (const to of targetHexes(state, body, activeLeg(state, body)))
    if (distance(theatre, hex, to) <= RADIUS) return true;
  return false;
}

/** NLC-F.4, NLC-R163: what must be within the radius: the leader, or every unit of a division without one. */
export function postsOf(state: Read, body: BodyId): readonly Hex[] {
  const { leader, parent } = bodyAt(state, body);
  if (leader === NOBODY && parent !== NOBODY) return unitsOf(state, body).map((id) => unitAt(state, id).hex);
  const hex = leaderHex(state, body);
  return hex === NOWHERE ? [] : [hex];
}

/** NLC-F.4, NLC-12.2f: of a division without leader those outside the radius, but for who charged or was taken along by the overall commander. */
function drivenOut(state: Read, body: BodyId): boolean {
  return unitsOf(state, body).some((id) => {
    const { hex, charged, direct } = unitAt(state, id);
    return charged !== state.turn && direct === NOBODY && !isWithinRadius(state, body, hex);
  });
}

/** NLC-F.4: the leader, or a unit of a division without one, has gone back out of the radius, or was driven out of it. */
export function isForcedOut(state: Read, body: BodyId): boolean {
  const { leader, parent } = bodyAt(state, body);
  return leader === NOBODY && parent !== NOBODY ? drivenOut(state, body) : isOutside(state, body);
}

const isOutside = (state: Read, body: BodyId): boolean =>
  postsOf(state, body).some((hex) => !isWithinRadius(state, body, hex));

/** NLC-F.4: on Defend and Delay the leader has arrived, and is bound to the place from now on. */
export function noteArrival(state: State, body: BodyId): void {
  const leg = activeLeg(state, body);
  if (!isDefendType(leg.type) || bodyAt(state, body).arrived) return;
  const posts = postsOf(state, body);
  if (posts.length > 0 && posts.every((hex) => isWithinRadius(state, body, hex)))
    patchBody(state, body, { arrived: true });
}

/** NLC-R157, NLC-R163, NLC-R169: a new leader, or cavalry that has charged, is outside the radius and was not forced: it has yet to arrive. */
export function noteOutside(state: State, body: BodyId): void {
  if (bodyAt(state, body).arrived && isOutside(state, body))
    patchBody(state, body, { arrived: false, anchor: NOWHERE });
}

/** NLC-F.4: on his way to Defend, where only the enemy keeps him from coming closer, he has arrived as well. */
export function noteStopped(state: State, body: BodyId): void {
  const leg = activeLeg(state, body);
  const hex = leaderHex(state, body);
  if (leg.type !== 'defend' || bodyAt(state, body).arrived || hex === NOWHERE) return;
  const { side } = bodySheet(state, body);
  const field = fieldOf(state);
  const left = stepsToTarget(state, body, leg);
  const closer = contactsOf(theatreOf(state), hex).filter((to) => left(to) < left(hex));
  const isClosed = (to: Hex): boolean =>
    field.atOf(to, otherSide(side)).length > 0 ||
    (field.inEnemyZoc(side, to) && field.atOf(to, side).length === 0);
  if (closer.length > 0 && closer.every(isClosed)) patchBody(state, body, { arrived: true, anchor: hex });
}
