// D.5, NLC-8.3a to 8.3e: what ground and its cover between two hexes hide, units left aside.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import { terrainOf } from '../ground/hexes.ts';
import type { Hex } from '../vocabulary.ts';
import { type Element, lineBy } from './lines.ts';

/** One element of a line on this map, from the higher end. */
interface Between {
  readonly hexes: readonly Hex[];
  readonly fromHigh: readonly number[];
  readonly fromLow: readonly number[];
}

export function isCovered(map: TheatreMap, hex: Hex): boolean {
  const terrain = terrainOf(map, hex);
  return terrain === 'woods' || terrain === 'town' || terrain === 'chateau';
}

export function blocksByGround(map: TheatreMap, a: Hex, b: Hex): boolean {
  const { grid, levels } = map;
  const [high, low] = (levels[a] ?? 0) >= (levels[b] ?? 0) ? [a, b] : [b, a];
  const [q, r] = [grid.q[high] ?? 0, grid.r[high] ?? 0];
  const line = lineBy((grid.q[low] ?? 0) - q, (grid.r[low] ?? 0) - r);
  const between = line.elements.map(
    ({ hexes, fromStart, fromEnd }: Element): Between => ({
      hexes: hexes.map((hex) => grid.at(q + hex.q, r + hex.r)),
      fromHigh: fromStart,
      fromLow: fromEnd,
    }),
  );
  const [top, bottom] = [levels[high] ?? 0, levels[low] ?? 0];
  return between.some((element) =>
    element.hexes.every((hex, i) => {
      // What is off the map never blocks.
      if (hex === OFF_MAP) return false;
      const level = levels[hex] ?? 0;
      if (top === bottom) return level > top || (level === top && isCovered(map, hex));
      if (level >= top) return true;
      const [toHigh, toLow] = [element.fromHigh[i] ?? 0, element.fromLow[i] ?? 0];
      return level > bottom && toLow < toHigh && between.some((other) => isDip(map, other, level, toHigh));
    }),
  );
}

/** NLC-8.3e: lower ground between an intermediate hex and the higher end. */
const isDip = (
  { levels }: TheatreMap,
  { hexes, fromHigh }: Between,
  level: number,
  toHigh: number,
): boolean =>
  hexes.every((hex, i) => hex !== OFF_MAP && (levels[hex] ?? 0) < level && (fromHigh[i] ?? 0) < toHigh);
