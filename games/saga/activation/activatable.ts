// SAG-9.3, 9.4, SAG-R25, SAG-R26: which units may be activated, and in which state.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { choicesOf, contextOf, refuseUse } from '../cards/playable.ts';
import { useIn } from '../cards/registry.ts';
import { cardsInHand } from '../field/hand.ts';
import { outflankSlot, zoneOf } from '../field/places.ts';
import { refuseTerrain, terrainAt } from '../field/terrain.ts';
import {
  armOf,
  has,
  isArtillery,
  isEngaged,
  isGuard,
  isOutflanking,
  unitIn,
  unitOf,
  unitsOf,
} from '../field/units.ts';
import type { ActionOf, ActivationMode } from '../grammar.ts';
import type { Occasion } from '../input/frame-words.ts';
import type { State, Unit } from '../state.ts';
import { type Flank, opponentOf, type Player } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { hasDeclaration } from './declarations.ts';

type Activate = ActionOf<'activate'>;

/** Every own unit in every mode that means something for it. */
export function activations(state: Frozen<State>, player: Player): Activate[] {
  const found: Activate[] = [];
  for (const unit of unitsOf(state, player)) {
    const zone = zoneOf(unit.at);
    if (zone === 'IN') continue;
    if (choosesMount(state, unit)) {
      found.push({ type: 'activate', unit: unit.id, mode: 'mounted' });
      found.push({ type: 'activate', unit: unit.id, mode: 'dismounted' });
    } else found.push({ type: 'activate', unit: unit.id });
    if (!state.rules.outflank || zone !== 'R' || isArtillery(unit)) continue;
    found.push({ type: 'activate', unit: unit.id, mode: 'outflankW' });
    found.push({ type: 'activate', unit: unit.id, mode: 'outflankE' });
  }
  return found;
}

/** SAG-21.18: asked at each activation out of a Melee. */
const choosesMount = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  has(unit, 'dismounted') && !isEngaged(state, unit.id);

export function refuseActivation(state: Frozen<State>, player: Player, action: Activate): Refusal | null {
  const unit = unitOf(state, action.unit);
  if (unit.activated) return no('SAG-9.3', refusals.alreadyActivated);
  if (zoneOf(unit.at) === 'RT') return no('SAG-9.4', refusals.inRetreatSlot);
  if (isOutflanking(unit)) return no('SAG-9.4', refusals.inOutflankSlot);
  const { mode } = action;
  if (mode === 'outflankW' || mode === 'outflankE')
    return refuseOutflank(state, unit, mode === 'outflankW' ? 'W' : 'E');
  const refusal = mode === undefined ? null : refuseMount(state, unit, mode);
  if (refusal !== null) return refusal;
  const acting = inMode(unit, mode);
  if (hasDeclaration(state, acting) || hasEnablingCard(state, player, acting)) return null;
  return no('SAG-R26', refusals.nothingToDo);
}

/** The unit as it would be after its mount state is settled. A change of state takes the Formation (SAG-R100). */
export function inMode(unit: Frozen<Unit>, mode: ActivationMode | undefined): Frozen<Unit> {
  if (mode !== 'mounted' && mode !== 'dismounted') return unit;
  const dismounted = mode === 'dismounted';
  return dismounted === unit.dismounted ? unit : { ...unit, dismounted, formation: null };
}

/** SAG-21.18, SAG-R59: the state must suit the slot, and nobody remounts out on the flank. */
function refuseMount(state: Frozen<State>, unit: Frozen<Unit>, mode: ActivationMode): Refusal | null {
  if (mode === 'dismounted' || !unit.dismounted) return null;
  const terrain = terrainAt(state, unit.at);
  if (terrain === 'woods' || terrain === 'building') return no('SAG-21.18', refusals.noMountInCover);
  if (zoneOf(unit.at) === 'OF') return no('SAG-R59', refusals.noMountOnFlank);
  return refuseTerrain(inMode(unit, mode), terrain);
}

/** SAG-18.1, 18.3, 23.3, SAG-R59, SAG-R61 */
export function refuseOutflank(state: Frozen<State>, unit: Frozen<Unit>, side: Flank): Refusal | null {
  if (isEngaged(state, unit.id)) return no('SAG-R30', refusals.engagedFightsOn);
  if (isGuard(unit)) return no('SAG-18.1', refusals.guardsNoOutflank);
  if (armOf(unit) === 'heavyCavalry' && !has(unit, 'dismounted'))
    return no('SAG-18.1', refusals.heavyNoOutflank);
  const { owner } = unit;
  const enemy = opponentOf(owner);
  for (const other of unitsOf(state, owner))
    if (zoneOf(other.at) === 'OF') return no('SAG-18.3', refusals.alreadyOutflanking);
  if (unitIn(state, owner, outflankSlot(side)) !== null || unitIn(state, enemy, outflankSlot(side)) !== null)
    return no('SAG-R61', refusals.flankTaken);
  return null;
}

const enablingOccasion = (unit: Frozen<Unit>): Occasion => ({
  window: 'W-DEC',
  active: unit.owner,
  unit: unit.id,
  target: null,
  act: null,
  hits: 0,
  byFire: false,
});

/** SAG-R26: a card in hand would give the unit a declaration. */
export function hasEnablingCard(state: Frozen<State>, player: Player, unit: Frozen<Unit>): boolean {
  const hand = cardsInHand(state, player);
  if (hand.length === 0) return false;
  const at = state.field.indexOf(unitOf(state, unit.id));
  const supposed = unit === state.field[at] ? state : { ...state, field: state.field.with(at, unit) };
  const context = contextOf(supposed, player, enablingOccasion(unit));
  for (const id of hand) {
    const use = useIn(id, 'W-DEC');
    if (use === undefined) continue;
    for (const choice of choicesOf(use, context))
      if (refuseUse(context, use, id, choice) === null) return true;
  }
  return false;
}

/** SAG-R26: the marker may be given up only when no unit can act without an enabling card. */
export function refuseForfeit(state: Frozen<State>, player: Player): Refusal | null {
  for (const action of activations(state, player)) {
    const unit = unitOf(state, action.unit);
    if (refuseActivation(state, player, action) !== null) continue;
    const outflanks = action.mode === 'outflankW' || action.mode === 'outflankE';
    if (outflanks || hasDeclaration(state, inMode(unit, action.mode)))
      return no('SAG-9.5', refusals.mustActivate);
  }
  return null;
}

/** By public facts: an own unit lies face-down or a card in hand might set it going. */
export function mightActivate(state: Frozen<State>, player: Player): boolean {
  const holdsCards = state.players[player].hand.length > 0;
  for (const unit of unitsOf(state, player)) {
    if (unit.activated || zoneOf(unit.at) === 'RT' || isOutflanking(unit)) continue;
    if (!unit.faceUp || (holdsCards && !isEngaged(state, unit.id))) return true;
  }
  return false;
}

/** How many of a player's units could be chosen as far as anybody can see. */
export const chooseable = (state: Frozen<State>, player: Player): number =>
  unitsOf(state, player).filter((unit) => !unit.activated && zoneOf(unit.at) !== 'RT' && !isOutflanking(unit))
    .length;
