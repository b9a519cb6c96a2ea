// NLC-D.5, NLC-8.3: who sees whom. What ground and crests do is kept per map; units count between hexes of equal level only.
import { OFF_MAP } from '@grognard/geometry';
import { CREST, type TheatreMap } from '../data/theatre.ts';
import type { Field } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { perMap } from '../ground/per-map.ts';
import { VISIBILITY } from '../tables/ranges.ts';
import type { Hex } from '../vocabulary.ts';
import { blocksByGround, isCovered } from './ground-between.ts';
import { lineBy, lineKey } from './lines.ts';

/** What the ground makes of a line: not known yet, blocked, clear whoever stands there, clear unless units block it. */
const UNKNOWN = 0;
const BLOCKED = 1;
const CLEAR = 2;
const CLEAR_OF_GROUND = 3;

const SPAN = lineKey(VISIBILITY.day + 1, VISIBILITY.day + 1) + 1;
const tableOf = perMap(({ grid }: TheatreMap) => new Uint8Array(grid.size * SPAN));

/** Whether a line runs clear from hex to hex; both ends are open to view whatever is in them. */
export function hasLos(field: Field, a: Hex, b: Hex): boolean {
  if (a === b) return true;
  const { theatre } = field;
  if (distance(theatre, a, b) > field.visibility) return false;
  const { q, r } = theatre.grid;
  const at = a * SPAN + lineKey((q[b] ?? 0) - (q[a] ?? 0), (r[b] ?? 0) - (r[a] ?? 0));
  const table = tableOf(theatre);
  let found = table[at] ?? UNKNOWN;
  if (found === UNKNOWN) {
    found = overGround(theatre, a, b);
    table[at] = found;
  }
  return found === CLEAR || (found === CLEAR_OF_GROUND && !isHiddenByUnits(field, a, b));
}

/** NLC-R153: neighbours always see each other, even over a crest. */
export const sees = (field: Field, a: Hex, b: Hex): boolean =>
  distance(field.theatre, a, b) <= 1 || hasLos(field, a, b);

/** NLC-8.3c, 8.3d, NLC-R029: obstacles and crests count between hexes of equal level only; else the ground alone. */
function overGround(map: TheatreMap, a: Hex, b: Hex): number {
  if (blocksByGround(map, a, b)) return BLOCKED;
  const isLevel = map.levels[a] === map.levels[b];
  if (!isLevel) return CLEAR;
  return isOverCrest(map, a, b) ? BLOCKED : CLEAR_OF_GROUND;
}

/** NLC-8.3a, 8.3b: a crest at least as high as both ends, its end points included. */
function isOverCrest(map: TheatreMap, a: Hex, b: Hex): boolean {
  const { grid, hexsides, levels } = map;
  const [q, r] = [grid.q[a] ?? 0, grid.r[a] ?? 0];
  const { sides } = lineBy((grid.q[b] ?? 0) - q, (grid.r[b] ?? 0) - r);
  return sides.some(({ hex, direction }) => {
    const here = grid.at(q + hex.q, r + hex.r);
    if (here === OFF_MAP || ((hexsides[6 * here + direction] ?? 0) & CREST) === 0) return false;
    const beyond = grid.neighbours[6 * here + direction] ?? OFF_MAP;
    const crest = Math.max(levels[here] ?? 0, levels[beyond] ?? 0);
    return crest >= (levels[a] ?? 0);
  });
}

/** Between hexes of equal level: woods, buildings or units at that level; along a hexside both hexes must block. */
function isHiddenByUnits(field: Field, a: Hex, b: Hex): boolean {
  const { grid, levels } = field.theatre;
  const [q, r] = [grid.q[a] ?? 0, grid.r[a] ?? 0];
  const level = levels[a] ?? 0;
  const blocks = (hex: Hex): boolean =>
    hex !== OFF_MAP &&
    ((levels[hex] ?? 0) > level ||
      (levels[hex] === level && (field.at(hex).length > 0 || isCovered(field.theatre, hex))));
  for (const { hexes } of lineBy((grid.q[b] ?? 0) - q, (grid.r[b] ?? 0) - r).elements)
    if (hexes.every((hex) => blocks(grid.at(q + hex.q, r + hex.r)))) return true;
  return false;
}
