// NLC-12.12, 12.14: who may send orders to whom, and how long they ride.

import {
  bodyAt,
  bodySheet,
  hqAt,
  isInPlay,
  leaderAt,
  leaderHex,
  leaderSheet,
  unitsOf,
} from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { commandArea } from '../command/command-area.ts';
import { courierDelay, courierDistance } from '../command/courier.ts';
import type { BodySheet, Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { perMap } from '../ground/per-map.ts';
import { isAddressable, membersOf } from '../orders/divisions.ts';
import { isHidden, riddenBehind, routeOf } from '../orders/hidden-march.ts';
import type { Read } from '../rule-types.ts';
import { sees } from '../sight/line-of-sight.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, NOWHERE, type Side } from '../vocabulary.ts';
import { hasLostHqToday } from './ratings.ts';
import { commandedBy } from './wings.ts';

/** All but leaders of formations: they command others. */
const commandersOf = perMap(({ leaders }: Theatre): readonly LeaderId[] =>
  leaders.flatMap(({ role }, id) => (role === 'oc' || role === 'wc' ? [id] : [])),
);

/** Overall commanders on the map, and wing commanders who are on their own. */
export function sendersOf(state: Read, side: Side): readonly LeaderId[] {
  const found: LeaderId[] = [];
  for (const id of commandersOf(theatreOf(state))) {
    const { side: its, role } = leaderSheet(state, id);
    if (its !== side || leaderAt(state, id).status !== 'map') continue;
    if (role === 'oc' || isActiveWing(state, id)) found.push(id);
  }
  return found;
}

/** NLC-12.14a, NLC-R063: unless he is both in command range and in sight of an overall commander. */
export function isActiveWing(state: Read, id: LeaderId): boolean {
  const field = fieldOf(state);
  const { side, army } = leaderSheet(state, id);
  const { hex } = leaderAt(state, id);
  return !commandersOf(theatreOf(state)).some((oc) => {
    const { role, army: its } = leaderSheet(state, oc);
    const at = leaderAt(state, oc);
    if (role !== 'oc' || its !== army || at.status !== 'map') return false;
    return commandArea(field, side, at.hex).cost(hex) <= COMMAND_RANGE && sees(field, at.hex, hex);
  });
}

/** Stacked with an HQ that stood still in the turn before; without one on the day it was lost (NLC-11.4c). */
export function isWithHq(state: Read, id: LeaderId): boolean {
  const { hq } = leaderSheet(state, id);
  if (hq === NOBODY) return false;
  const { status, hex, onTheMove } = hqAt(state, hq);
  if (status === 'destroyed') return hasLostHqToday(state, id);
  return (
    status === 'map' && hex === leaderAt(state, id).hex && (onTheMove === 0 || onTheMove < state.turn - 1)
  );
}

/** NLC-12.14f: formations, divisions, wings and HQs that take orders from him; an overall commander passes over the wing. */
export function recipientsOf(state: Read, id: LeaderId): readonly BodyId[] {
  const { role, army, hq } = leaderSheet(state, id);
  const isUnderHim = commandedBy(state, id);
  return theatreOf(state).bodies.flatMap((sheet, body) => (isRecipient(sheet, body) ? [body] : []));

  function isRecipient(sheet: BodySheet, body: BodyId): boolean {
    if (sheet.army !== army || !(isInPlay(state, body) || isAddressable(state, body))) return false;
    if (sheet.kind === 'hq') return role === 'oc' && sheet.hq === hq;
    if (sheet.kind === 'wing')
      return role === 'oc' && sheet.leader !== id && isActiveWing(state, sheet.leader);
    return isUnderHim(body) && canBeReached(state, body);
  }
}

/** On the map, by its leader or, without one, by a unit (NLC-R163). */
const canBeReached = (state: Read, body: BodyId): boolean => hexOfRecipient(state, body, NOWHERE) !== NOWHERE;

/** Where a courier goes: the leader, the HQ, or the unit nearest to the sender. */
export function hexOfRecipient(state: Read, body: BodyId, from: Hex): Hex {
  const { kind, hq, leader } = bodySheet(state, body);
  if (kind === 'hq') return hqAt(state, hq).hex;
  if (kind === 'wing') return leaderAt(state, leader).hex;
  const at = isInPlay(state, body) ? leaderHex(state, body) : NOWHERE;
  // NLC-20.1.5, 20.1.3b: of those who came in unseen nothing stands anywhere but where they came in.
  if (at === NOWHERE && isHidden(state, body) && unitsOf(state, body).length === 0)
    return routeOf(state, body)[0] ?? NOWHERE;
  if (at !== NOWHERE || (isInPlay(state, body) && bodyAt(state, body).leader !== NOBODY)) return at;
  const theatre = theatreOf(state);
  const hexes = membersOf(state, body).map((id) => unitAt(state, id).hex);
  if (from === NOWHERE) return hexes[0] ?? NOWHERE;
  return hexes.toSorted((a, b) => distance(theatre, from, a) - distance(theatre, from, b))[0] ?? NOWHERE;
}

/** NLC-12.6a; NLC-20.1.3b: who marches hidden has left his counter behind, and is not with it. */
export const isFaceToFace = (state: Read, sender: LeaderId, body: BodyId): boolean => {
  const { hex } = leaderAt(state, sender);
  return hexOfRecipient(state, body, hex) === hex && riddenBehind(state, body) === 0;
};

/** NLC-12.6b to d: turns until it arrives; null when no courier gets through (NLC-R046). */
export function delayTo(state: Read, sender: LeaderId, body: BodyId): number | null {
  const field = fieldOf(state);
  const { hex } = leaderAt(state, sender);
  const to = hexOfRecipient(state, body, hex);
  if (to === NOWHERE) return null;
  const ridden = courierDistance(field, leaderSheet(state, sender).side, hex, to);
  return Number.isFinite(ridden)
    ? courierDelay(ridden + riddenBehind(state, body), sees(field, hex, to))
    : null;
}

/** NLC-12.12c: he has given an order away from his HQ, and is not with it again. */
export const mustSpeakInPerson = (state: Read, sender: LeaderId): boolean => {
  const { role, noHqPenalty } = leaderSheet(state, sender);
  return role === 'oc' && !noHqPenalty && leaderAt(state, sender).strayed && !isWithHq(state, sender);
};
