// What stands where inside a sector: its signs along the edges, its building in a corner, its units in the middle.
import type { Box } from '@grognard/desk/drawing/shapes.ts';
import type { Measures } from './measures.ts';

/** Signs stand above the units where a sector is narrow and high enough, else beside them. */
export const hasHead = ({ h }: Box, { isUpright }: Measures): boolean => isUpright && h > 70;

/** Left of the units the sector's name, right of them who holds it. */
const gutters = ({ isSmall, title }: Measures): readonly [left: number, right: number] =>
  isSmall ? [24, 26] : [title * 2, 36];

/** Where a sector's building stands, below its name or beside it; large enough for the unit in it. */
export function buildingBox({ x, y, h }: Box, { least, title }: Measures): Box {
  const size = Math.min(least * 1.3, h - 6);
  const isBelow = h >= size + title + 6;
  return { x: x + (isBelow ? 4 : title * 1.8), y: y + h - size - 3, w: size, h: size };
}

/** The larger of the rooms beside a building and above it. */
function beside(room: Box, building: Box): Box {
  const right = building.x + building.w + 4;
  const next = { ...room, x: Math.max(room.x, right), w: room.x + room.w - Math.max(room.x, right) };
  const above = { ...room, h: building.y - room.y - 2 };
  return next.w * next.h >= above.w * above.h ? next : above;
}

/** Where in the width of a home sector the arrow out of the reserve points into it. */
export const arrivalShare = ({ isSmall }: Measures): number => (isSmall ? 0.72 : 0.88);

interface InSector {
  readonly hasBuilding: boolean;
  /** How wide the numbers of the orders are that lead into it from the reserve; 0: there is none. */
  readonly arrival: number;
}

/** The room for units in what the bays leave of a sector. */
export function unitRoom(rest: Box, measures: Measures, { hasBuilding, arrival }: InSector): Box {
  const { x, y, w, h } = rest;
  const head = measures.title + 5;
  const [left, usual] = gutters(measures);
  // The numbers stand under the arrow's middle, and move inwards where the sector ends.
  const taken = Math.max(w * (1 - arrivalShare(measures)) + Math.max(15, arrival / 2), arrival + 2) + 2;
  const right = arrival > 0 ? Math.max(usual, taken) : usual;
  const room = hasHead(rest, measures)
    ? { x: x + 5, y: y + head, w: w - 5 - (arrival > 0 ? right : 5), h: h - head - 4 }
    : { x: x + left, y: y + 3, w: w - left - right, h: h - 6 };
  return hasBuilding ? beside(room, buildingBox(rest, measures)) : room;
}

/** What signs and a building take of it, corner by corner: between them units find a place that have none beside them. */
export function takenIn(rest: Box, measures: Measures, { hasBuilding, arrival }: InSector): readonly Box[] {
  const { x, y, w, h } = rest;
  const [left, right] = gutters(measures);
  const foot = { x: x + w - Math.max(right + 8, arrival + 4), y: y + h - measures.title - 6 };
  return [
    { x, y, w: left, h: measures.title + 4 },
    { x: x + w - right, y, w: right, h: measures.isSmall ? 22 : 32 },
    { ...foot, w: w - (foot.x - x), h: h - (foot.y - y) },
    ...(hasBuilding ? [buildingBox(rest, measures)] : []),
  ];
}
