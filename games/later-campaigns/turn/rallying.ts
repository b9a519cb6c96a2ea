// NLC-13.1, 13.2, 13.4: who can be rallied, by whom, and whether there is room for him.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { bodiesInPlay, bodyAt, hasUnits, isInPlay, leaderHex } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { RallyFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf } from '../ground/hexes.ts';
import { bodyName, hexName } from '../names.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { isInSightOfUnits } from '../sight/lookouts.ts';
import type { Unit } from '../state.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';

/** NLC-13.2: bodies on Reserve whose leader no enemy unit sees. */
export function* rallying(state: Read, frame: Frozen<RallyFrame>): Generator<BodyId> {
  for (const body of bodiesInPlay(state, frame.side))
    if (hasUnits(state, body) && refuseBody(state, frame, body) === null) yield body;
}

/** Why nobody comes back to this body. */
export function refuseBody(state: Read, { side, player }: Frozen<RallyFrame>, body: BodyId): Refusal | null {
  const facts = { body: bodyName(state, body) };
  if (player !== null && seatOfBody(state, body) !== player)
    return no('NLC-M.1', illegal.rallyOfFriend, facts);
  if (isHidden(state, body) || activeLeg(state, body).type !== 'reserve')
    return no('NLC-13.2', illegal.rallyNotReserve, facts);
  const hex = leaderHex(state, body);
  if (hex === NOWHERE) return no('NLC-13.2', illegal.rallyNoLeader, facts);
  return isInSightOfUnits(fieldOf(state), otherSide(side), hex)
    ? no('NLC-13.2', illegal.rallySeen, facts)
    : null;
}

/** NLC-13.1, NLC-R068: from the first night turn after elimination on. */
export function canReturn(state: Read, id: UnitId): boolean {
  const { status, eliminatedOn } = unitAt(state, id);
  if (status !== 'eliminated') return false;
  const { turns } = theatreOf(state);
  return turns.slice(eliminatedOn, state.turn).some(({ night }) => night);
}

/** NLC-12.13d: whose a lost unit is: of a division sent off of which nobody is left again its corps's. */
export function homeOf(state: Read, id: UnitId): BodyId {
  const { body } = unitAt(state, id);
  const { parent } = bodyAt(state, body);
  if (parent === NOBODY || !isInPlay(state, parent)) return body;
  return state.units.some((unit) => unit.body === body && !isLost(unit)) ? body : parent;
}

const isLost = ({ status }: Unit): boolean => status === 'eliminated' || status === 'destroyed';

/** NLC-13.4: room in the leader's hex, and no more than it holds this turn. */
export function refuseRoom(state: Read, frame: Frozen<RallyFrame>, body: BodyId): Refusal | null {
  const hex = leaderHex(state, body);
  const limit = limitOf(theatreOf(state), hex);
  const returned = frame.returned.filter((each) => each === body).length;
  const facts = { body: bodyName(state, body), hex: hexName(state, hex), units: limit };
  if (returned >= limit) return no('NLC-13.4', illegal.rallyOver, facts);
  return fieldOf(state).atOf(hex, frame.side).length < limit ||
    displacements(state, frame.side, hex).length > 0
    ? null
    : no('NLC-13.4', illegal.rallyNoRoom, facts);
}

/** NLC-E.3: units there that can make room, and where they may go: adjacent, no ZOC, room for them. */
export function displacements(state: Read, side: Side, hex: Hex): readonly Displacement[] {
  const theatre = theatreOf(state);
  const field = fieldOf(state);
  const open = contactsOf(theatre, hex).filter(
    (to) =>
      !field.has(to, otherSide(side)) &&
      !field.inEnemyZoc(side, to) &&
      field.atOf(to, side).length < limitOf(theatre, to),
  );
  return field.atOf(hex, side).flatMap((unit) => open.map((to) => ({ unit, hex: to })));
}

interface Displacement {
  readonly unit: UnitId;
  readonly hex: Hex;
}

/** The hex where too many stand now, or NOWHERE. */
export const crowded = (state: Read, { side, returned }: Frozen<RallyFrame>): Hex =>
  returned
    .map((body) => leaderHex(state, body))
    .find(
      (hex) => hex !== NOWHERE && fieldOf(state).atOf(hex, side).length > limitOf(theatreOf(state), hex),
    ) ?? NOWHERE;

export function* able(
  state: Read,
  frame: Frozen<RallyFrame>,
): Generator<{ readonly unit: UnitId; readonly body: BodyId }> {
  for (const body of rallying(state, frame)) {
    if (refuseRoom(state, frame, body) !== null) continue;
    for (const unit of state.units.keys())
      if (canReturn(state, unit) && homeOf(state, unit) === body) yield { unit, body };
  }
}
