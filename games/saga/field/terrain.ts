// SAG-8: Terrain in slots: what lies there, who may stand on it, what it does to movement and sight.

import { type Frozen, no, type Refusal, type RuleId } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import type { Table } from '../rule-types.ts';
import type { Ground, State, Unit } from '../state.ts';
import type { Place, TerrainKind, UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { toDiscard } from './hand.ts';
import { indexOf, zoneOf } from './places.ts';
import { armOf, change, isEngaged, unitAt, unitOf } from './units.ts';

export const groundAt = (state: Frozen<State>, place: Place): Frozen<Ground> | null =>
  state.ground[indexOf(place)] ?? null;

export function terrainAt(state: Frozen<State>, place: Place): TerrainKind | null {
  const ground = groundAt(state, place);
  return ground === null ? null : (strategyCard(ground.card).terrain ?? null);
}

export const setGround = (state: State, place: Place, ground: Ground | null): void => {
  state.ground[indexOf(place)] = ground;
};

/** SAG-8.4, 21.3 to 21.6: why a unit may not stand on this kind of Terrain. */
export function refuseTerrain(unit: Frozen<Unit>, terrain: TerrainKind | null): Refusal | null {
  if (terrain === null || terrain === 'hill' || terrain === 'river') return null;
  const arm = armOf(unit);
  if (arm === 'infantry') return null;
  if (arm === 'footArtillery' || arm === 'horseArtillery') return no('SAG-8.4', refusals.gunsGround);
  if (terrain === 'building')
    return no(arm === 'lightCavalry' ? 'SAG-21.3' : 'SAG-21.4', refusals.cavalryNoBuilding);
  return arm === 'heavyCavalry' ? no('SAG-21.4', refusals.heavyNoWoods) : null;
}

/** Why a unit may not stand in a slot, whoever is there now. */
export function refuseStanding(state: Frozen<State>, unit: Frozen<Unit>, place: Place): Refusal | null {
  if (zoneOf(place) === 'L' && armOf(unit) === 'footArtillery')
    return no('SAG-21.5', refusals.footGunsFirstLine);
  return refuseTerrain(unit, terrainAt(state, place));
}

/** SAG-8.2, 8.3, SAG-R22: why Terrain may not be laid under what is in the slot. */
export function refuseLaying(state: Frozen<State>, place: Place, terrain: TerrainKind): Refusal | null {
  const unit = unitAt(state, place);
  if (unit === null) return null;
  if (isEngaged(state, unit.id)) return no('SAG-8.3', refusals.engagedNoTerrain);
  return refuseTerrain(unit, terrain) === null ? null : no('SAG-8.3', refusals.unfitTerrain);
}

/** Off the board, to the pile of the player who brought it (SAG-R21). */
export function discardGround(umpire: Table, place: Place, rule: RuleId): void {
  const ground = groundAt(umpire.state, place);
  if (ground === null) return;
  setGround(umpire.state, place, null);
  toDiscard(umpire.state, ground.owner, ground.card);
  umpire.emit({ type: 'terrainDiscarded', rule, card: ground.card, at: place });
}

/** SAG-8.5, SAG-R23, SAG-R96: whoever moves onto Woods or Building loses its Formation; laid or captured under it they change nothing. */
export function enterTerrain(umpire: Table, id: UnitId): void {
  const { at, formation } = unitOf(umpire.state, id);
  const terrain = terrainAt(umpire.state, at);
  if (formation === null || (terrain !== 'woods' && terrain !== 'building')) return;
  change(umpire.state, id, { formation: null });
  umpire.emit({ type: 'formationLost', rule: 'SAG-8.5', unit: id, formation });
}

/** SAG-11.11, 11.12, 13.9: Terrain changes boards and comes to lie under the unit; what lay there is discarded. */
export function captureGround(umpire: Table, id: UnitId, from: Place, rule: RuleId): void {
  const { state } = umpire;
  const ground = groundAt(state, from);
  if (ground === null) return;
  const { at } = unitOf(state, id);
  discardGround(umpire, at, rule);
  setGround(state, from, null);
  setGround(state, at, ground);
  umpire.emit({ type: 'terrainCaptured', rule, unit: id, card: ground.card, from });
}

/** SAG-8.8, SAG-R07: everything but a River blocks the sight of guns. */
export function blocksSight(state: Frozen<State>, place: Place): boolean {
  const terrain = terrainAt(state, place);
  return terrain !== null && terrain !== 'river';
}
