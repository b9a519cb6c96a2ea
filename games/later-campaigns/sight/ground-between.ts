// NLC-D.5, NLC-8.3a to 8.3e: what ground and its cover between two hexes hide, units left aside.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import { terrainOf } from '../ground/hexes.ts';
import type { Hex } from '../vocabulary.ts';
import { type Element, lineBy } from './lines.ts';

export function isCovered(map: TheatreMap, hex: Hex): boolean {
  const terrain = terrainOf(map, hex);
  return terrain === 'woods' || terrain === 'town' || terrain === 'chateau';
}

export function blocksByGround(map: TheatreMap, a: Hex, b: Hex): boolean {
  const { grid, levels } = map;
  const [high, low] = (levels[a] ?? 0) >= (levels[b] ?? 0) ? [a, b] : [b, a];
  const [top, bottom] = [levels[high] ?? 0, levels[low] ?? 0];
  const [q, r] = [grid.q[high] ?? 0, grid.r[high] ?? 0];
  const { elements } = lineBy((grid.q[low] ?? 0) - q, (grid.r[low] ?? 0) - r);
  return elements.some(({ hexes, fromStart, fromEnd }) =>
    hexes.every((step, i) => {
      const hex = grid.at(q + step.q, r + step.r);
      // What is off the map never blocks.
      if (hex === OFF_MAP) return false;
      const level = levels[hex] ?? 0;
      if (top === bottom) return level > top || (level === top && isCovered(map, hex));
      if (level >= top) return true;
      const [toHigh, toLow] = [fromStart[i] ?? 0, fromEnd[i] ?? 0];
      return (
        level > bottom && toLow < toHigh && elements.some((other) => isDip(map, high, other, level, toHigh))
      );
    }),
  );
}

/** NLC-8.3e: lower ground between an intermediate hex and the higher end. */
function isDip(
  { grid, levels }: TheatreMap,
  high: Hex,
  { hexes, fromStart }: Element,
  level: number,
  toHigh: number,
): boolean {
  const [q, r] = [grid.q[high] ?? 0, grid.r[high] ?? 0];
  return hexes.every((step, i) => {
    const hex = grid.at(q + step.q, r + step.r);
    return hex !== OFF_MAP && (levels[hex] ?? 0) < level && (fromStart[i] ?? 0) < toHigh;
  });
}
