// NLC-7.4, 7.5, 7.11, 19.3: who may do what in an assault.

import { type Frozen, isFrameOf } from '@grognard/kernel';
import { bodyAt, leaderSheet } from '../changes/bodies.ts';
import { alive, otherHalf, sheetOf, stillAt, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { type AssaultFrame, assaultsFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { contactsOf, limitOf } from '../ground/hexes.ts';
import { isDecoy } from '../orders/hidden-march.ts';
import { isFallingBack, orderTypeOf } from '../orders/legs.ts';
import { retreatWays } from '../reach/retreat-hexes.ts';
import type { Read } from '../rule-types.ts';
import { supportHexes } from '../strength/support.ts';
import { type BodyId, type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

/** The units of one side still in the fight. */
export const unitsIn = (state: Read, frame: Frozen<AssaultFrame>, side: Side): readonly UnitId[] =>
  side === frame.side ? alive(state, frame.attackers) : stillAt(state, frame.defenders, frame.target);

export const isInGarrison = (state: Read, id: UnitId): boolean => {
  const { hex } = unitAt(state, id);
  return hex !== NOWHERE && holdsGarrison(fieldOf(state), hex) && fieldOf(state).at(hex).includes(id);
};

/** NLC-7.4b, c */
export const chooserOf = ({ step, first }: Frozen<AssaultFrame>): Side =>
  step === 'firstChoice' ? first : otherSide(first);

const hitsOn = (frame: Frozen<AssaultFrame>, side: Side): number =>
  side === frame.side ? frame.hitsOnAttackers : frame.hitsOnDefenders;

/** NLC-10.2, NLC-R102, NLC-R162: each stack of the side has somewhere to go; a garrison never goes. */
function canGoBack(state: Read, frame: Frozen<AssaultFrame>, side: Side): boolean {
  const units = unitsIn(state, frame, side).filter((id) => !isInGarrison(state, id));
  if (units.length === 0) return false;
  const foes = side === frame.side ? [frame.target] : frame.attackHexes;
  return [...new Set(units.map((id) => unitAt(state, id).hex))].every((from) =>
    hasWayBack(state, stillAt(state, units, from), from, foes),
  );
}

const hasWayBack = (state: Read, units: readonly UnitId[], from: Hex, foes: readonly Hex[]): boolean =>
  retreatWays(fieldOf(state), {
    units,
    from,
    half: otherHalf(state, units, from),
    foes,
    visited: [from],
    kind: 'assault',
  }).length > 0;

/** NLC-R023: all involved are ordered to fall back, and can. */
export const mustGoBack = (state: Read, frame: Frozen<AssaultFrame>, side: Side): boolean =>
  unitsIn(state, frame, side).length > 0 &&
  unitsIn(state, frame, side).every((id) => isFallingBack(orderTypeOf(state, id))) &&
  canGoBack(state, frame, side);

export const mayChoose = (state: Read, frame: Frozen<AssaultFrame>, side: Side): boolean =>
  hitsOn(frame, side) > 0 && !mustGoBack(state, frame, side) && canGoBack(state, frame, side);

/** NLC-7.11a: cavalry and horse guns that may slip away; with 20.2.4 light cavalry always. */
export function slippers(state: Read, frame: Frozen<AssaultFrame>): readonly UnitId[] {
  const hasCavalry = frame.attackers.some((id) => sheetOf(state, id).arm === 'cav');
  const units = frame.defenders.filter((id) => {
    const { arm, gun, light } = sheetOf(state, id);
    if (state.options.lightCavalry && light) return true;
    return (arm === 'cav' || gun === 'horse') && !hasCavalry && !unitAt(state, id).startedInZoc;
  });
  return hasWayBack(state, units, frame.target, frame.attackHexes) ? units : [];
}

/** NLC-19.3a, b, d and NLC-R086: guns of the same chit group that see an attacker. */
export const supportersFor = (state: Read, frame: Frozen<AssaultFrame>): readonly UnitId[] =>
  state.options.remoteSupport
    ? [...state.units.keys()].filter((id) => whyNoSupport(state, frame, id) === null)
    : [];

/** Why a unit lends the defence no fire, by the name of the sentence that says so. */
export function whyNoSupport(state: Read, frame: Frozen<AssaultFrame>, id: UnitId) {
  const { status, hex, bombarded, attacked } = unitAt(state, id);
  const { side, arm } = sheetOf(state, id);
  if (arm !== 'art' || side === frame.side) return 'supportNoGun';
  if (status !== 'map' || isDecoy(state, id)) return 'notOnMap';
  if (frame.supporters.includes(id)) return 'supportsAlready';
  if (bombarded === state.turn) return 'hasBombarded';
  // NLC-R175: shelled, charged or assaulted, with effect or without.
  if (attacked === state.turn || isUnderAssault(state, hex)) return 'supportAttacked';
  if (frame.defenders.every((unit) => chitOf(state, unit) !== chitOf(state, id))) return 'supportStrangers';
  if (touchesIdleEnemy(state, id)) return 'supportPinned';
  return supportHexes(state, fieldOf(state), id, frame.attackHexes).length > 0 ? null : 'supportUnseen';
}

/** NLC-R017: all assaults are declared at once, so whoever is to be assaulted later in the segment has his hands full too. */
const isUnderAssault = (state: Read, hex: Hex): boolean =>
  state.frames.some((frame) => isFrameOf(assaultsFrame, frame) && frame.targets.includes(hex));

/** In contact with enemies outside the current activation. */
function touchesIdleEnemy(state: Read, id: UnitId): boolean {
  const { side } = sheetOf(state, id);
  const field = fieldOf(state);
  return contactsOf(theatreOf(state), unitAt(state, id).hex)
    .flatMap((hex) => field.atOf(hex, otherSide(side)))
    .some((enemy) => !state.stage?.active.includes(enemy));
}

/** NLC-2.1b, 12.13d, 12.13h, NLC-R070: whose chit activates the unit; that of a division stays with its corps until it is assigned to another. */
export const chitOf = (state: Read, id: UnitId): BodyId => bodyAt(state, unitAt(state, id).body).chit;

/**
 * NLC-7.5a, 7.7j: cavalry that met the enemy with a charge while the fight went on, and is back: thrown back or of its own
 * will, it has retreated. No unit comes into an assault that has charged in the turn before it.
 */
export const hasRiddenBack = (state: Read, id: UnitId): boolean => unitAt(state, id).charged === state.turn;

/** NLC-7.5a, NLC-R104, NLC-R105: nobody of the defence is left, and attackers are, who did not go back. */
export const canAdvance = (state: Read, frame: Frozen<AssaultFrame>): boolean =>
  frame.retreating !== frame.side &&
  fieldOf(state).atOf(frame.target, otherSide(frame.side)).length === 0 &&
  alive(state, frame.attackers).some((id) => sheetOf(state, id).arm !== 'art' && !hasRiddenBack(state, id));

/** NLC-7.5a, b, c, d and e, NLC-R106: one unit, or with a leader or of one division a whole stack; no ZOC hinders it. */
export function* advances(state: Read, frame: Frozen<AssaultFrame>): Generator<readonly UnitId[]> {
  const field = fieldOf(state);
  const room = limitOf(theatreOf(state), frame.target);
  for (const hex of frame.attackHexes) {
    const units = stillAt(state, frame.attackers, hex).filter((id) => !hasRiddenBack(state, id));
    const fighting = units.filter((id) => sheetOf(state, id).arm !== 'art');
    for (const id of fighting) yield [id];
    const isTogether =
      hasLeader(state, hex, frame.side) || new Set(units.map((id) => sheetOf(state, id).division)).size === 1;
    if (units.length > 1 && units.length <= room && fighting.length > 0 && isTogether) yield units;
  }
  function hasLeader(read: Read, at: Hex, side: Side): boolean {
    return field.leadersAt(at).some((leader) => leaderSheet(read, leader).side === side);
  }
}
