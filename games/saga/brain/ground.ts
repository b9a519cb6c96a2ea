// What Terrain brings whoever stands on it: laid, captured, given up for better.
import type { Frozen } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { facing, placeOf, zoneOf } from '../field/places.ts';
import { groundAt, terrainAt } from '../field/terrain.ts';
import { findUnit, isArtillery, isInfantry, isOutflanker, unitAt, unitsOf } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import type { State, Unit } from '../state.ts';
import type { Place, Player, TerrainKind } from '../vocabulary.ts';
import { topWin } from './top-frame.ts';

const UNDER_FOOT: { readonly [kind in TerrainKind]: number } = {
  building: 0.32,
  woods: 0.26,
  hill: 0.16,
  river: 0.08,
};

/** What ground brings the unit on it; nothing does nothing. Whom a shot reaches it shelters, and horse only from a blow. */
const shelter = (unit: Frozen<Unit>, kind: TerrainKind | null): number =>
  kind === null ? 0 : UNDER_FOOT[kind] - (isInfantry(unit) ? 0 : 0.1);

/** SAG-11.12, 13.9: captured ground takes the place of what the unit stood on. */
export const betterGround = (state: Frozen<State>, unit: Frozen<Unit>, from: Place): number =>
  shelter(unit, terrainAt(state, from)) - shelter(unit, terrainAt(state, unit.at));

/** SAG-11.11 to 11.13: the enemy loses it either way where it lies under an outflanker's victim. */
export function captureWorth(state: Frozen<State>, yes: boolean): number {
  const frame = topWin(state);
  const unit = findUnit(state, frame?.winner ?? null);
  if (!yes || frame === undefined || unit === undefined) return 0;
  return isOutflanker(unit) ? 0.2 : betterGround(state, unit, frame.loserAt) + 0.05;
}

/** Cover for the 1st Line, so long as it does not blind the own guns. */
export function terrainWorth(state: Frozen<State>, player: Player, action: ActionOf<'terrain'>): number {
  const kind = strategyCard(action.card).terrain;
  const place = placeOf(player, action.slot);
  const unit = unitAt(state, place);
  if (kind === undefined || unit === null || groundAt(state, place) !== null) return -0.3;
  if (zoneOf(place) !== 'L') return kind === 'hill' && isArtillery(unit) ? 0.12 : -0.1;
  const blinds =
    kind !== 'river' && unitsOf(state, player).some((each) => isArtillery(each) && !isOnHill(state, each));
  const faced = unitAt(state, facing(place)) === null ? -0.05 : 0;
  return UNDER_FOOT[kind] + faced - (blinds ? 0.06 : 0) + (isInfantry(unit) ? 0 : -0.1);
}

const isOnHill = (state: Frozen<State>, unit: Frozen<Unit>): boolean => {
  const ground = groundAt(state, unit.at);
  return ground !== null && strategyCard(ground.card).terrain === 'hill';
};
