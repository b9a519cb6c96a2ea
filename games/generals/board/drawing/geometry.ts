import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { endsOf } from '../../field/board-graph.ts';
import {
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type Sector,
} from '../../vocabulary.ts';

export interface Zone extends Box {
  /** Between two sectors of one row: its spaces stand one above the other. */
  readonly isUpright: boolean;
}

/** Where everything lies on a board of this size, in CSS pixels, so that text and counters keep their size. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** 1 on a board of 1092 by 680 pixels. */
  readonly scale: number;
  /** Phone: units in groups, battles as lozenges. */
  readonly isCompact: boolean;
  /** Black sits at the lower edge. */
  readonly isTurned: boolean;
  readonly sectors: { readonly [sector in Sector]: Box };
  readonly zones: { readonly [border in BattleBorder]: Zone };
  /** The four patches of bare paper where the zones would cross: left to right, top to bottom. */
  readonly crossings: readonly [Box, Box, Box, Box];
  /** Widths of a counter in a sector and in a battle zone. */
  readonly counter: number;
  readonly lineCounter: number;
}

interface Measures {
  readonly margin: number;
  readonly reserve: number;
  readonly across: number;
  readonly along: number;
  readonly counter: number;
  readonly lineCounter: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function measuresOf(width: number, height: number, scale: number): Measures {
  if (width < 620)
    return {
      margin: 2,
      reserve: clamp(height * 0.105, 46, 60),
      across: clamp(width * 0.115, 34, 60),
      along: clamp(height * 0.09, 38, 58),
      counter: clamp(width * 0.105, 32, 46),
      lineCounter: 30,
    };
  return {
    margin: 8 * scale,
    reserve: 53 * scale,
    across: 172 * scale,
    along: clamp(100 * scale, 84, 130),
    counter: 54 * scale,
    lineCounter: 36 * scale,
  };
}

const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T): { readonly [key in K]: T } =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as { readonly [key in K]: T };

const columnOf = (sector: BattleSector): number => 'abc'.indexOf(sector.charAt(0));
const rowOf = (sector: BattleSector): number => Number(sector.charAt(1)) - 1;

export function boardGeometry(width: number, height: number, isTurned: boolean): Geometry {
  const scale = clamp(Math.min(width / 1092, height / 680), 0.5, 1.5);
  const m = measuresOf(width, height, scale);
  const w = (width - 2 * m.margin - 2 * m.across) / 3;
  const h = (height - 2 * m.margin - 2 * m.reserve - 2 * m.along) / 3;
  const column = (index: number): number => m.margin + (isTurned ? 2 - index : index) * (w + m.across);
  const row = (index: number): number =>
    m.margin + m.reserve + (isTurned ? index : 2 - index) * (h + m.along);
  const battle = (sector: BattleSector): Box => ({
    x: column(columnOf(sector)),
    y: row(rowOf(sector)),
    w,
    h,
  });
  const reserve = (atTop: boolean): Box => ({
    x: m.margin,
    y: atTop ? m.margin : height - m.margin - m.reserve,
    w: width - 2 * m.margin,
    h: m.reserve,
  });
  const sectors = {
    ...byKey(BATTLE_SECTORS, battle),
    rw: reserve(isTurned),
    rb: reserve(!isTurned),
  };
  const crossing = (right: boolean, low: boolean): Box => ({
    x: m.margin + w + (right ? w + m.across : 0),
    y: m.margin + m.reserve + h + (low ? h + m.along : 0),
    w: m.across,
    h: m.along,
  });
  return {
    width,
    height,
    scale,
    isCompact: width < 620,
    isTurned,
    sectors,
    zones: zonesBetween(sectors, m),
    crossings: [crossing(false, false), crossing(true, false), crossing(false, true), crossing(true, true)],
    counter: width < 620 ? m.counter : Math.min(m.counter, (w - 14 * scale) / 3.5, (h - 36 * scale) / 1.36),
    lineCounter: m.lineCounter,
  };
}

function zonesBetween(sectors: Geometry['sectors'], m: Measures): Geometry['zones'] {
  const zone = (border: BattleBorder): Zone => {
    const [first, second] = endsOf(border);
    const a = sectors[first];
    const b = sectors[second];
    const isUpright = a.y === b.y;
    return isUpright
      ? { x: Math.min(a.x, b.x) + a.w, y: a.y, w: m.across, h: a.h, isUpright }
      : { x: a.x, y: Math.min(a.y, b.y) + a.h, w: a.w, h: m.along, isUpright };
  };
  return byKey(BATTLE_BORDERS, zone);
}
