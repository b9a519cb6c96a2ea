import { type Box, inset, type Point } from '@grognard/desk/drawing/shapes.ts';
import { isBattleBorder, isBattleSector } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import { type FrontId, otherSide, type Side } from '../../vocabulary.ts';
import { ASPECT } from './counter.tsx';
import type { Geometry, Zone } from './geometry.ts';
import type { FrontPicture } from './scene.ts';

/** Which half of a front's box a line stands in: 'near' is below or at the left. */
export type Half = 'near' | 'far';

export interface SpaceLayout {
  readonly counter: Point & { readonly w: number };
  /** Middle of the die, or of the first of two. */
  readonly die: Point & { readonly size: number };
  readonly secondDie: Point;
  readonly sum: Point;
}

export const SPACES = [0, 1, 2, 3, 4] as const;

/** The middle of a space, between its two sides. */
export const spaceMiddle = ({ x, y, w, h, isUpright }: Zone, space: number): Point =>
  isUpright
    ? { x: x + w / 2, y: y + (h * (space + 0.5)) / 5 }
    : { x: x + (w * (space + 0.5)) / 5, y: y + h / 2 };

/** A border's front lies in its zone, a meeting in its sector; a second one, or an attack on a building, on bare paper. */
export function frontBox(geometry: Geometry, front: FrontId): Zone {
  if (isBattleBorder(front)) {
    const zone = geometry.zones[front];
    return { ...inset(zone, zone.isUpright ? 3 : 5, zone.isUpright ? 5 : 3), isUpright: zone.isUpright };
  }
  const [kind, sector = '', number = '1'] = front.split(':');
  if (!isBattleSector(sector)) return { ...geometry.crossings[0], isUpright: false };
  const box = geometry.sectors[sector];
  if (kind === 'bld' || number === '2')
    return { ...inset(nearestCrossing(geometry, box), 4), isUpright: false };
  const left = geometry.isCompact ? 4 : 34 * geometry.scale;
  return { x: box.x + left, y: box.y + 3, w: box.w - left - 4, h: box.h - 6, isUpright: false };
}

/** The crossing nearest below and right of the sector, or the one there is. */
function nearestCrossing(geometry: Geometry, sector: Box): Box {
  const distance = (box: Box): number =>
    Math.abs(box.x - (sector.x + sector.w)) + Math.abs(box.y - (sector.y + sector.h));
  return geometry.crossings.reduce((best, box) => (distance(box) < distance(best) ? box : best));
}

/** Where a side's line stands: on the side of the sector its units are in. */
export function halfOf(geometry: Geometry, front: FrontPicture, side: Side, units: readonly Unit[]): Half {
  const natural: Half = (side === 'white') !== geometry.isTurned ? 'near' : 'far';
  if (!isBattleBorder(front.id)) return natural;
  const [a = '', b = ''] = front.id.split('-');
  const sectorOf = (ids: readonly string[]): string | undefined =>
    ids.map((id) => units.find((unit) => unit.id === id)?.at).find((at) => at === a || at === b);
  const own = sectorOf(front[side]);
  const enemy = sectorOf(front[otherSide(side)]);
  const sector = own ?? (enemy === undefined ? undefined : enemy === a ? b : a);
  if (sector === undefined) return natural;
  // The first sector of a border's name is the western or southern one.
  return (sector === a) !== geometry.isTurned ? 'near' : 'far';
}

export function spaceLayout(geometry: Geometry, box: Zone, half: Half, space: number): SpaceLayout {
  return box.isUpright ? uprightSpace(geometry, box, half, space) : levelSpace(geometry, box, half, space);
}

function levelSpace(geometry: Geometry, box: Box, half: Half, space: number): SpaceLayout {
  const cell = box.w / 5;
  const w = Math.min(geometry.lineCounter, cell - 6, (box.h * 0.29) / ASPECT);
  const high = w * ASPECT;
  const x = box.x + cell * (space + 0.5);
  const dir = half === 'near' ? 1 : -1;
  const middle = box.y + box.h / 2;
  const edge = middle + (dir * box.h) / 2;
  const size = Math.min(cell * 0.42, box.h / 2 - high - 6);
  const y = middle + dir * (size / 2 + 1.5);
  return {
    counter: { x, y: edge - dir * (high / 2 + 3), w },
    die: { x: x - cell / 2 + size / 2 + 4, y, size },
    secondDie: { x: x - cell / 2 + size * 1.5 + 4, y },
    sum: { x: x + cell / 2 - 12 * Math.max(0.8, geometry.scale), y },
  };
}

function uprightSpace(geometry: Geometry, box: Box, half: Half, space: number): SpaceLayout {
  const cell = box.h / 5;
  const w = Math.min(geometry.lineCounter, (cell - 3) / ASPECT);
  const y = box.y + cell * (space + 0.5);
  const dir = half === 'near' ? -1 : 1;
  const middle = box.x + box.w / 2;
  const edge = middle + (dir * box.w) / 2;
  const size = Math.min(cell - 4, 20 * geometry.scale + 2);
  const x = edge - dir * (w + 8 + size / 2);
  return {
    counter: { x: edge - dir * (w / 2 + 4), y, w },
    die: { x, y, size },
    secondDie: { x: x - dir * size, y },
    sum: { x: middle + dir * Math.min(14 * geometry.scale + 1, 16), y },
  };
}
