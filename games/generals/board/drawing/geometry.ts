import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { BATTLE_SECTORS, type BattleSector, type Sector } from '../../vocabulary.ts';
import { type Measures, measuresOf } from './measures.ts';

/** Where the sectors lie on a board of this size, in CSS pixels. Fights never move them. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly measures: Measures;
  /** Black sits at the lower edge. */
  readonly isTurned: boolean;
  readonly sectors: { readonly [sector in Sector]: Box };
}

/** Between a reserve's strip and the home row. */
const STRIP_GAP = 4;

const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T): { readonly [key in K]: T } =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as { readonly [key in K]: T };

const columnOf = (sector: BattleSector): number => 'abc'.indexOf(sector.charAt(0));
const rowOf = (sector: BattleSector): number => Number(sector.charAt(1)) - 1;

export function boardGeometry(width: number, height: number, isTurned: boolean): Geometry {
  const measures = measuresOf(width, height);
  const { margin, seam, strip } = measures;
  const top = margin + strip + STRIP_GAP;
  const w = Math.max(0, (width - 2 * margin - 2 * seam) / 3);
  const h = Math.max(0, (height - 2 * top - 2 * seam) / 3);
  const battle = (sector: BattleSector): Box => ({
    x: margin + (isTurned ? 2 - columnOf(sector) : columnOf(sector)) * (w + seam),
    y: top + (isTurned ? rowOf(sector) : 2 - rowOf(sector)) * (h + seam),
    w,
    h,
  });
  const reserve = (atTop: boolean): Box => ({
    x: margin,
    y: atTop ? margin : height - margin - strip,
    w: width - 2 * margin,
    h: strip,
  });
  const sectors = { ...byKey(BATTLE_SECTORS, battle), rw: reserve(isTurned), rb: reserve(!isTurned) };
  return { width, height, measures, isTurned, sectors };
}
