// NAP-TRN.9, NAP-TRN.20: what things cost between battles.
import { BUILDING_IDS, type BuildingId, building } from '../data/buildings.ts';
import { detachment, isDetachment } from '../data/detachments.ts';
import { ARTIFACT_IDS, type ArtifactId, artifact } from '../data/items.ts';
import { isUnitType, unitCard } from '../data/units.ts';
import { armOf, type UnitTypeId } from '../data/words.ts';
import type { Notebook } from './notebook.ts';

/** 'FR01', 'DT1', 'BD1' or 'AR1': the letters say what it is. */
export type Ware = string;

export const isBuilding = (ware: Ware): ware is BuildingId => BUILDING_IDS.some((each) => each === ware);
export const isArtifactWare = (ware: Ware): ware is ArtifactId => ARTIFACT_IDS.some((each) => each === ware);
export const isWare = (raw: unknown): raw is Ware =>
  typeof raw === 'string' && (isUnitType(raw) || isDetachment(raw) || isBuilding(raw) || isArtifactWare(raw));

export function wareName(ware: Ware): string {
  if (isBuilding(ware)) return building(ware).name;
  if (isArtifactWare(ware)) return artifact(ware).name;
  return isDetachment(ware) ? detachment(ware).name : unitCard(ware).name;
}

/** NAP-TRN.20: what a unit costs whoever has these buildings. */
export function unitPrice(type: UnitTypeId, buildings: readonly BuildingId[]): number {
  const { cost, branch } = unitCard(type);
  const discounts = buildings.map((id) => building(id).discount);
  const cheaper = discounts.filter((each) => each?.arm === armOf(branch));
  return cheaper.reduce((price, each) => price - (each?.by ?? 0), cost);
}

/** What it costs as long as these buildings stand or are being bought. */
export function priceOf(ware: Ware, buildings: readonly BuildingId[]): number {
  if (isBuilding(ware)) return building(ware).cost;
  if (isArtifactWare(ware)) return artifact(ware).cost;
  return isDetachment(ware) ? detachment(ware).cost : unitPrice(ware, buildings);
}

/** NAP-TRN.12: purchases come in any order, so a building that is chosen makes units cheaper at once. */
export function totalOf(cart: readonly Ware[], owned: readonly BuildingId[]): number {
  const buildings = [...owned, ...cart.filter(isBuilding)];
  return cart.reduce((total, ware) => total + priceOf(ware, buildings), 0);
}

/** NAP-TRN.9: a quarter of what the card says, an eighth with a Hospital. */
export const restorationCost = (type: UnitTypeId, { buildings }: Pick<Notebook, 'buildings'>): number =>
  Math.ceil(unitCard(type).cost / (buildings.includes('BD4') ? 8 : 4));
