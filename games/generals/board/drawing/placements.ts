import { type Box, centreOf } from '@grognard/desk/drawing/shapes.ts';
import { isBattleSector } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import { type BattleSector, type Reserve, SIDES, type Side, type UnitId } from '../../vocabulary.ts';
import { ASPECT } from './counter.tsx';
import { frontBox, halfOf, spaceLayout } from './front-layout.ts';
import type { Geometry } from './geometry.ts';
import { pilesOf } from './piles.ts';
import type { Scene } from './scene.ts';

/** Where a counter lies. `count` alike lie in one pile; 0: it lies under the top one of its pile. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly count: number;
}
export type Placements = ReadonlyMap<UnitId, Spot>;

interface Row {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly gap: number;
}

/** Lays piles out in one row round a middle. */
function layRow(spots: Map<UnitId, Spot>, piles: readonly (readonly Unit[])[], row: Row): void {
  const pitch = row.w + row.gap;
  const left = row.x - ((piles.length - 1) * pitch) / 2;
  piles.forEach((pile, i) => {
    pile.forEach((unit, k) => {
      const count = k === pile.length - 1 ? pile.length : 0;
      spots.set(unit.id, { x: left + i * pitch, y: row.y, w: row.w, count });
    });
  });
}

/** While an army is placed on a phone a sector has next to no height: counters overlap there rather than vanish. */
const SMALLEST = 14;

function laySector(
  spots: Map<UnitId, Spot>,
  geometry: Geometry,
  box: Box,
  units: readonly Unit[],
  hasBuilding: boolean,
): void {
  const piles = geometry.isCompact ? pilesOf(units) : units.map((unit) => [unit]);
  const n = piles.length;
  if (n === 0) return;
  const { scale, isCompact } = geometry;
  const head = isCompact ? 16 : 24 * scale;
  const left = hasBuilding ? (isCompact ? 26 : 46 * scale) : isCompact ? 3 : 8 * scale;
  const right = isCompact ? 3 : 38 * scale;
  const room: Box = { x: box.x + left, y: box.y + head, w: box.w - left - right, h: box.h - head - 4 };
  const columns = isCompact ? Math.min(n, room.w > 70 ? 2 : 1) : n > 6 ? 4 : n > 4 ? 3 : Math.min(2, n);
  const rows = Math.ceil(n / columns);
  const fitting = Math.min(geometry.counter, room.w / columns - 5, (room.h / rows - 3) / ASPECT);
  const w = Math.max(SMALLEST, fitting);
  const gap = Math.min(13 * scale, (room.w - columns * w) / columns);
  const pitch = Math.min(w * ASPECT + 13 * scale, room.h / rows);
  const { x, y } = centreOf(room);
  for (let row = 0; row < rows; row++) {
    const inRow = piles.slice(row * columns, (row + 1) * columns);
    layRow(spots, inRow, { x, y: y + (row - (rows - 1) / 2) * pitch, w, gap });
  }
}

/** The reserve at the middle of its strip, the routed and the captured at the right of it. */
function layStrip(spots: Map<UnitId, Spot>, geometry: Geometry, side: Side, units: readonly Unit[]): void {
  const reserve: Reserve = side === 'white' ? 'rw' : 'rb';
  const box = geometry.sectors[reserve];
  const { isCompact, scale } = geometry;
  const own = (place: Unit['at']): readonly (readonly Unit[])[] =>
    pilesOf(units.filter((unit) => unit.side === side && unit.at === place));
  const w = isCompact ? geometry.counter : Math.min(geometry.counter, (box.h - 12) / ASPECT);
  const y = box.y + box.h / 2 + (isCompact ? 5 : 0);
  layRow(spots, own(reserve), {
    x: box.x + box.w * (isCompact ? 0.4 : 0.33),
    y,
    w,
    gap: isCompact ? 10 : 20 * scale,
  });
  const small = w * (isCompact ? 0.7 : 0.78);
  layRow(spots, own('box'), {
    x: box.x + box.w * (isCompact ? COMPACT_BOX_AT : BOX_AT),
    y,
    w: small,
    gap: 12 * scale,
  });
  const captured = pilesOf(units.filter((unit) => unit.side !== side && unit.at === 'captured'));
  layRow(spots, captured, {
    x: box.x + box.w * (isCompact ? COMPACT_CAPTURED_AT : CAPTURED_AT),
    y,
    w: small,
    gap: 8 * scale,
  });
}

/** Middles of the routed-units box and the captured box, as a share of the strip. */
export const BOX_AT = 0.575;
export const CAPTURED_AT = 0.735;
const COMPACT_BOX_AT = 0.76;
const COMPACT_CAPTURED_AT = 0.94;

/** Every unit on the table with its place on the board. */
export function placementsOf(
  geometry: Geometry,
  scene: Scene,
  buildings: readonly BattleSector[],
): Placements {
  const spots = new Map<UnitId, Spot>();
  const inLine = new Set<UnitId>();
  for (const front of scene.fronts) {
    const box = frontBox(geometry, front.id);
    for (const side of SIDES) {
      const half = halfOf(geometry, front, side, scene.units);
      front[side].forEach((unit, space) => {
        inLine.add(unit);
        if (geometry.isCompact) return;
        const { counter } = spaceLayout(geometry, box, half, space);
        spots.set(unit, { ...counter, count: 1 });
      });
    }
  }
  const free = scene.units.filter((unit) => geometry.isCompact || !inLine.has(unit.id));
  for (const unit of free) if (unit.inside) spots.set(unit.id, buildingSpot(geometry, unit));
  const bySector = new Map<BattleSector, Unit[]>();
  for (const unit of free) {
    if (!isBattleSector(unit.at) || unit.inside) continue;
    bySector.set(unit.at, [...(bySector.get(unit.at) ?? []), unit]);
  }
  for (const [sector, units] of bySector)
    laySector(spots, geometry, geometry.sectors[sector], units, buildings.includes(sector));
  for (const side of SIDES) layStrip(spots, geometry, side, free);
  return spots;
}

/** Where a sector's building stands. */
export function buildingBox(geometry: Geometry, sector: BattleSector): Box {
  const box = geometry.sectors[sector];
  const size = geometry.isCompact ? 24 : 46 * geometry.scale;
  return { x: box.x + 4, y: box.y + box.h - size - 4, w: size, h: size };
}

function buildingSpot(geometry: Geometry, unit: Unit): Spot {
  if (!isBattleSector(unit.at)) return { x: 0, y: 0, w: 0, count: 0 };
  const box = buildingBox(geometry, unit.at);
  return { ...centreOf(box), w: box.w * 0.74, count: 1 };
}

export const isOnBoard = (unit: Unit): boolean => unit.at !== 'tray' && unit.at !== 'gone';
