import { type Box, centreOf } from '@grognard/desk/drawing/shapes.ts';
import { isBattleSector, isReserve } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { type BattleSector, SIDES, type UnitId } from '../../vocabulary.ts';
import { type Bays, openBays } from './bays.ts';
import { chipLetters, chipWidth, rowWidth } from './chips.ts';
import { fitUnits } from './fit-units.ts';
import type { Geometry } from './geometry.ts';
import { orderGroups } from './order-groups.ts';
import { pilesOf } from './piles.ts';
import type { Scene } from './scene.ts';
import { buildingBox, takenIn, unitRoom } from './sector-rooms.ts';
import { halfOf, spaceLayout } from './space-layout.ts';
import { stripOf } from './strips.ts';

/** Where a counter lies. `count` alike lie in one pile; 0: it lies under the top one of its pile. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly count: number;
}
export type Placements = ReadonlyMap<UnitId, Spot>;

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Every pile on its spot, its last unit on top. */
function layPiles(
  spots: Map<UnitId, Spot>,
  piles: readonly (readonly Unit[])[],
  places: readonly Laid[],
): void {
  piles.forEach((pile, i) => {
    const place = places[i];
    if (place === undefined) return;
    pile.forEach((unit, k) => {
      spots.set(unit.id, { ...place, count: k === pile.length - 1 ? pile.length : 0 });
    });
  });
}

/** Those who stand in a bay that has room for its lines. */
function layLines(spots: Map<UnitId, Spot>, geometry: Geometry, scene: Scene, bays: Bays): void {
  for (const front of scene.fronts) {
    const bay = bays.of.get(front.id);
    if (bay === undefined || bay.kind === 'lozenge') continue;
    for (const side of SIDES) {
      const half = halfOf(geometry, front, side);
      front[side].forEach((unit, space) => {
        if (!front.gone.includes(unit))
          spots.set(unit, { ...spaceLayout(geometry, bay, half, space).counter, count: 1 });
      });
    }
  }
}

function laySector(
  spots: Map<UnitId, Spot>,
  geometry: Geometry,
  rest: Box,
  units: readonly Unit[],
  inSector: Parameters<typeof unitRoom>[2],
): void {
  const { measures } = geometry;
  const outside = units.filter(({ inside }) => !inside);
  const building = centreOf(buildingBox(rest, measures));
  for (const { id, inside } of units) if (inside) spots.set(id, { ...building, w: measures.least, count: 1 });
  if (outside.length === 0) return;
  const cramped = { whole: rest, taken: takenIn(rest, measures, inSector) };
  const fitted = fitUnits(outside, pilesOf, unitRoom(rest, measures, inSector), measures, cramped);
  layPiles(spots, fitted.piles, fitted.spots);
}

/** GEN-6.2: what the numbers at the arrow out of the reserve need, as long as none of these orders is done. */
function arrivalWidth(geometry: Geometry, sheet: View['sheet'], sector: BattleSector): number {
  const open = sheet.filter(({ done }) => !done);
  const arriving = orderGroups(open).filter(({ from, path }) => isReserve(from) && path[0] === sector);
  return rowWidth(
    arriving.map(({ orders }) => chipWidth(geometry, chipLetters(sheet.length, orders.length).length)),
  );
}

/** Every unit on the table with its place on the board. */
export function placementsOf(
  geometry: Geometry,
  scene: Scene,
  { buildings, sheet }: Pick<View, 'buildings' | 'sheet'>,
  bays: Bays = openBays(geometry, scene.fronts),
): Placements {
  const spots = new Map<UnitId, Spot>();
  layLines(spots, geometry, scene, bays);
  const free = scene.units.filter(({ id }) => !spots.has(id));
  const bySector = new Map<BattleSector, Unit[]>();
  for (const unit of free)
    if (isBattleSector(unit.at)) bySector.set(unit.at, [...(bySector.get(unit.at) ?? []), unit]);
  for (const [sector, units] of bySector)
    laySector(spots, geometry, bays.rest(sector), units, {
      hasBuilding: buildings.includes(sector),
      arrival: arrivalWidth(geometry, sheet, sector),
    });
  for (const side of SIDES) {
    const { piles, places, unseen } = stripOf(geometry, side, free);
    layPiles(spots, piles, places);
    for (const { unit, place } of unseen) spots.set(unit.id, { ...place, count: 0 });
  }
  return spots;
}

export const isOnBoard = (unit: Unit): boolean => unit.at !== 'tray' && unit.at !== 'gone';
