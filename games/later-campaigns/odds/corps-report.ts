// How a formation of one's own stands: its order, what that demands, what it has lost of what it can bear.
import { bodiesInPlay, bodyAt, bodySheet, unitsOf } from '../changes/bodies.ts';
import { isOnMap } from '../changes/units.ts';
import { Context } from '../context.ts';
import { formationLimit, formationLosses, isDemoralized } from '../morale/demoralization.ts';
import { mustStillTouch, owesContact } from '../movement/contact-duty.ts';
import { leaderDuties } from '../movement/demands.ts';
import { mayStillMove } from '../movement/stops.ts';
import { activeLeg, nextLeg } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { recipientRating } from '../staff/ratings.ts';
import type { Leg, Order, Turn, Waiting } from '../state.ts';
import { type BodyId, type LeaderId, NOBODY, type Side, type UnitId } from '../vocabulary.ts';

export interface CorpsReport {
  readonly body: BodyId;
  readonly leader: LeaderId;
  readonly rating: number;
  readonly leg: Leg;
  readonly next: Leg | null;
  readonly units: readonly UnitId[];
  /** Units that may not stay where they are. */
  readonly owing: readonly UnitId[];
  /** NLC-F.3-A2, NLC-F.3-A3: somebody must stop beside the enemy; NOBODY in particular, unless only one can. */
  readonly owesContact: boolean;
  readonly mustTouch: UnitId | null;
  /** NLC-F.4, NLC-12.2e: its leader must still ride on, or to where his units need him. */
  readonly leaderOwes: boolean;
  readonly lost: number;
  readonly limit: number;
  readonly isDemoralized: boolean;
  readonly waiting: Waiting | null;
  readonly transit: readonly Order[];
  readonly since: Turn;
}

/** Formations and divisions with units, in the order of the army. */
export const corpsIn = (state: Read, side: Side): readonly BodyId[] =>
  bodiesInPlay(state, side).filter((id) => unitsOf(state, id).length > 0);

export function corpsReport(state: Read, id: BodyId): CorpsReport {
  const { leader, waiting, transit, legSince } = bodyAt(state, id);
  const { formation } = bodySheet(state, id);
  const home = formation === NOBODY ? id : formation;
  const isMoving = isInMovement(state, id);
  return {
    body: id,
    leader,
    rating: recipientRating(state, id),
    leg: activeLeg(state, id),
    next: nextLeg(state, id),
    units: unitsOf(state, id),
    owing: isMoving ? owingUnits(state, id) : [],
    owesContact: isMoving && owesContact(state, id),
    mustTouch: isMoving ? (mustStillTouch(state, id)?.unit ?? null) : null,
    leaderOwes: isMoving && leader !== NOBODY && owesRide(state, id, leader),
    lost: formationLosses(state, home),
    limit: formationLimit(state, home),
    isDemoralized: isDemoralized(state, home),
    waiting,
    transit,
    since: legSince,
  };
}

/** NLC-F.3: demands bind in the Movement Segment of its own Stage. */
const isInMovement = ({ stage, units }: Read, id: BodyId): boolean =>
  stage !== null && stage.segment === 'movement' && stage.active.some((unit) => units[unit]?.body === id);

function owesRide(state: Read, id: BodyId, leader: LeaderId): boolean {
  const duties = leaderDuties(state, bodySheet(state, id).side, new Context(state));
  return Array.from(duties).some((duty) => duty.leader === leader);
}

function owingUnits(state: Read, id: BodyId): readonly UnitId[] {
  const context = new Context(state);
  return (state.stage?.active ?? []).filter(
    (unit) =>
      state.units[unit]?.body === id &&
      isOnMap(state, unit) &&
      mayStillMove(state, unit) &&
      !context.mayStay(unit),
  );
}
