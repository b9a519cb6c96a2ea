// Where the unit, the dice and the sum of one space lie in their bay: read from the outside in.
import type { Box, Point } from '@grognard/desk/drawing/shapes.ts';
import type { Side } from '../../vocabulary.ts';
import { lineHeight } from './bay-shape.ts';
import type { Bay } from './bays.ts';
import { ASPECT } from './block-shape.ts';
import type { Geometry } from './geometry.ts';
import type { FrontPicture } from './scene.ts';

/** Which half of a bay a line stands in: 'near' is below or at the left. */
export type Half = 'near' | 'far';

/** Where a sum is written, and from which end; without room for all of it only its total. */
export interface SumPlace extends Point {
  readonly anchor: 'start' | 'end';
  readonly isShort: boolean;
}

export interface SpaceLayout {
  readonly counter: Point & { readonly w: number };
  /** Middle of the first die; the next ones lie one step on. */
  readonly die: Point & { readonly size: number; readonly step: number };
  /** Null where there is no room for it. */
  readonly sum: SumPlace | null;
}

/** Where a side's line stands: on the side of the sector its units are in. */
export function halfOf({ isTurned }: Geometry, { id, standing }: FrontPicture, side: Side): Half {
  const sector = standing[side];
  const isNear = sector === null ? side === 'white' : id.startsWith(sector);
  // The first sector of a border's name is the western or southern one.
  return isNear !== isTurned ? 'near' : 'far';
}

/** `dice`: how many the unit there has. */
export function spaceLayout(
  geometry: Geometry,
  whole: Bay,
  half: Half,
  space: number,
  dice: number = whole.dice,
): SpaceLayout {
  const bay = { ...whole, dice };
  if (bay.isUpright) return uprightSpace(geometry, bay, half, space);
  return bay.kind === 'tall' ? tallSpace(geometry, bay, half, space) : levelSpace(geometry, bay, half, space);
}

/** The left edge of a space in a level bay. */
const leftOf = ({ box, cell }: Bay, space: number): number => box.x + 3 + space * cell;

/** The middle of the row a line stands in, at the outer edge of its half. */
const rowOf = (geometry: Geometry, { y, h }: Box, half: Half): number =>
  half === 'near' ? y + h - 4 - lineHeight(geometry) / 2 : y + 4 + lineHeight(geometry) / 2;

function levelSpace(geometry: Geometry, bay: Bay, half: Half, space: number): SpaceLayout {
  const { lineCounter: w, die: size, sum } = geometry.measures;
  const y = rowOf(geometry, bay.box, half);
  const x = leftOf(bay, space) + Math.min(6, Math.max(2, (bay.cell - w - size - sum - 3) / 2));
  const dieX = x + w + 3 + size / 2;
  const end = dieX + size * (bay.dice - 0.5);
  const room = leftOf(bay, space + 1) - end - 4;
  return {
    counter: { x: x + w / 2, y: y - 1, w },
    die: { x: dieX, y, size, step: size },
    sum: sumIn(geometry, bay, { x: end + 4, y }, room),
  };
}

/** The whole sum where it fits, else its total, else nothing. */
function sumIn({ measures }: Geometry, { dice }: Bay, at: Point, room: number): SumPlace | null {
  const isShort = measures.isSmall || dice > 1 || room < measures.sum - 4;
  return room < 11 * dice ? null : { ...at, anchor: 'start', isShort };
}

function tallSpace(geometry: Geometry, bay: Bay, half: Half, space: number): SpaceLayout {
  const { lineCounter: w, die, sum } = geometry.measures;
  const size = Math.min(die, (bay.cell - 2) / bay.dice);
  const y = rowOf(geometry, bay.box, half);
  const dir = half === 'near' ? -1 : 1;
  const middle = leftOf(bay, space) + bay.cell / 2;
  const room = Math.min(sum, bay.cell - size * bay.dice - 6);
  const first = middle - (size * (bay.dice - 1)) / 2 - Math.max(0, room / 2);
  const dieY = y + dir * ((w * ASPECT) / 2 + size / 2 + 2);
  return {
    counter: { x: middle, y: y - 1, w },
    die: { x: first, y: dieY, size, step: size },
    sum: sumIn(geometry, bay, { x: first + size * (bay.dice - 0.5) + 3, y: dieY }, room),
  };
}

function uprightSpace(geometry: Geometry, bay: Bay, half: Half, space: number): SpaceLayout {
  const { lineCounter: w, die: size } = geometry.measures;
  const { box, cell } = bay;
  const y = box.y + 3 + cell * (space + 0.5);
  const dir = half === 'near' ? 1 : -1;
  const edge = half === 'near' ? box.x + 4 : box.x + box.w - 4;
  const first = edge + dir * (w + 3 + size / 2);
  return {
    counter: { x: edge + (dir * w) / 2, y, w },
    die: { x: first, y, size, step: dir * size },
    sum:
      bay.kind === 'sum'
        ? {
            x: first + dir * (size * (bay.dice - 0.5) + 4),
            y,
            anchor: dir > 0 ? 'start' : 'end',
            isShort: bay.dice > 1,
          }
        : null,
  };
}
