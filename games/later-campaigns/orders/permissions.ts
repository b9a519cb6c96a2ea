// NLC-F.2, NLC-12.2f: what an order lets a unit do by movement and attack; charges, advances and retreats go where they must. The
// table never offers a breach.

import { neighboursOf } from '@grognard/geometry';
import { bodySheet, unitsOf } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { isInContact } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type BodyId, type Hex, NOBODY, otherSide, type UnitId } from '../vocabulary.ts';
import { isAttackType, isFallingBack, isWaitingForDay, legOf, orderTypeOf } from './legs.ts';

/** NLC-12.2.3a: hexes an order to Defend lets its units fight for. */
const isDefended = (leg: Leg, hex: Hex): boolean => leg.defendHexes.includes(hex);

/** NLC-20.7a: led by the overall commander himself, it is free of orders. */
export const isFreeOfOrders = (state: Read, id: UnitId): boolean => unitAt(state, id).direct !== NOBODY;

/** NLC-12.2.2a, 12.2.3a, 12.2.4a, 12.2.5c, 12.2.9b, NLC-R156: which order lets a unit, moving together with these, enter a ZOC, be it to pass through. */
export function zocEntry(state: Read, id: UnitId, together: readonly UnitId[]): ZocEntry {
  const { body } = unitAt(state, id);
  if (isFreeOfOrders(state, id)) return always;
  const leg = legOf(state, id);
  if (isWaitingForDay(state, body, leg)) return never;
  switch (leg.type) {
    case 'attack':
      return always;
    case 'probe':
      return probers(state, body, together) + together.length <= MOST_PROBERS ? always : never;
    case 'defend':
      return (to) => isDefended(leg, to);
    case 'fallBack':
    case 'generalRetreat':
      return (_to, from) => isOnlyWayOut(state, id, from);
    default:
      return never;
  }
}

/** Whether a step into an enemy ZOC is allowed. */
export type ZocEntry = (to: Hex, from: Hex) => boolean;
const always: ZocEntry = () => true;
const never: ZocEntry = () => false;

/** NLC-12.2.2a */
const MOST_PROBERS = 2;

/** NLC-R062: units of the body beside those that move that are in an enemy ZOC now. */
function probers(state: Read, body: BodyId, moving: readonly UnitId[]): number {
  const field = fieldOf(state);
  const { side } = bodySheet(state, body);
  return unitsOf(state, body).filter(
    (unit) => !moving.includes(unit) && field.inEnemyZoc(side, unitAt(state, unit).hex),
  ).length;
}

/** NLC-12.2.6b: it is in a ZOC, and no way out of it leads to a hex without one. */
function isOnlyWayOut(state: Read, id: UnitId, from: Hex): boolean {
  const field = fieldOf(state);
  const side = sideOf(state, id);
  if (!field.inEnemyZoc(side, from)) return false;
  return !neighboursOf(theatreOf(state).grid, from).some(
    (hex) =>
      isInContact(theatreOf(state), from, hex) &&
      field.atOf(hex, otherSide(side)).length === 0 &&
      !field.inEnemyZoc(side, hex),
  );
}

/** NLC-5.4b, 5.4d, 12.2.1f, NLC-R061: leaving a ZOC the unit began its move in. */
export function mayLeaveStartedZoc(state: Read, id: UnitId): boolean {
  const type = orderTypeOf(state, id);
  const isCavalry = sheetOf(state, id).arm === 'cav';
  if (isFreeOfOrders(state, id)) return isCavalry;
  if (isFallingBack(type) || type === 'reserve') return true;
  return isCavalry && !isAttackType(type) && type !== 'march';
}

/** NLC-R044, NLC-R114: attacks of one's own accord; reactions are free (NLC-12.2g). */
export function orderAllowsAttack(state: Read, id: UnitId, target: Hex): boolean {
  if (isFreeOfOrders(state, id)) return true;
  const { body } = unitAt(state, id);
  const leg = legOf(state, id);
  if (isWaitingForDay(state, body, leg)) return false;
  if (isAttackType(leg.type)) return true;
  return leg.type === 'defend' && isDefended(leg, target);
}

/** NLC-7.3d: in an enemy ZOC, unless it charged or bombarded. */
export function mustAssault(state: Read, id: UnitId): boolean {
  const { body, hex, charged, bombarded } = unitAt(state, id);
  if (sheetOf(state, id).arm === 'art' || charged === state.turn || bombarded === state.turn) return false;
  const leg = legOf(state, id);
  if (isFreeOfOrders(state, id) || !isAttackType(leg.type) || isWaitingForDay(state, body, leg)) return false;
  return fieldOf(state).inEnemyZoc(sideOf(state, id), hex);
}
