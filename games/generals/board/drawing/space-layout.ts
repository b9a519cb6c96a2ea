// Where the unit, the dice and the sum of one space lie in their bay: read from the outside in.
import type { Box, Point } from '@grognard/desk/drawing/shapes.ts';
import { isBattleBorder } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import { otherSide, type Side } from '../../vocabulary.ts';
import { lineHeight } from './bay-shape.ts';
import type { Bay } from './bays.ts';
import { ASPECT } from './counter.tsx';
import type { Geometry } from './geometry.ts';
import type { FrontPicture } from './scene.ts';

/** Which half of a bay a line stands in: 'near' is below or at the left. */
export type Half = 'near' | 'far';

export interface SpaceLayout {
  readonly counter: Point & { readonly w: number };
  /** Middle of the first die; the next ones lie one step on. */
  readonly die: Point & { readonly size: number; readonly step: number };
  /** Where the sum is written, and from which end; null where there is no room for it. */
  readonly sum: (Point & { readonly anchor: 'start' | 'end' }) | null;
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

export function spaceLayout(geometry: Geometry, bay: Bay, half: Half, space: number): SpaceLayout {
  if (bay.isUpright) return uprightSpace(geometry, bay, half, space);
  return bay.kind === 'tall' ? tallSpace(geometry, bay, half, space) : levelSpace(geometry, bay, half, space);
}

/** The left edge of a space in a level bay. */
const leftOf = ({ box, cell }: Bay, space: number): number => box.x + 3 + space * cell;

/** The middle of the row a line stands in, at the outer edge of its half. */
const rowOf = (geometry: Geometry, { y, h }: Box, half: Half): number =>
  half === 'near' ? y + h - 4 - lineHeight(geometry) / 2 : y + 4 + lineHeight(geometry) / 2;

function levelSpace(geometry: Geometry, bay: Bay, half: Half, space: number): SpaceLayout {
  const { lineCounter: w, die: size, sum, isSmall } = geometry.measures;
  const y = rowOf(geometry, bay.box, half);
  const taken = w + size * bay.dice + (bay.kind === 'sum' ? sum : 0) + 3;
  const x = leftOf(bay, space) + Math.min(6, Math.max(2, (bay.cell - taken) / 2));
  const dieX = x + w + 3 + size / 2;
  const end = dieX + size * (bay.dice - 0.5);
  const hasRoom = leftOf(bay, space + 1) - end >= (isSmall ? 12 : sum - 4);
  return {
    counter: { x: x + w / 2, y: y - 1, w },
    die: { x: dieX, y, size, step: size },
    sum: hasRoom ? { x: end + 4, y, anchor: 'start' } : null,
  };
}

function tallSpace(geometry: Geometry, bay: Bay, half: Half, space: number): SpaceLayout {
  const { lineCounter: w, die, sum, isSmall } = geometry.measures;
  const size = Math.min(die, (bay.cell - 2) / bay.dice);
  const y = rowOf(geometry, bay.box, half);
  const dir = half === 'near' ? -1 : 1;
  const middle = leftOf(bay, space) + bay.cell / 2;
  const wanted = isSmall ? 14 : sum - 4;
  const hasRoom = bay.cell - size * bay.dice - 6 >= wanted;
  const first = middle - (size * (bay.dice - 1)) / 2 - (hasRoom ? wanted / 2 : 0);
  const dieY = y + dir * ((w * ASPECT) / 2 + size / 2 + 2);
  return {
    counter: { x: middle, y: y - 1, w },
    die: { x: first, y: dieY, size, step: size },
    sum: hasRoom ? { x: first + size * (bay.dice - 0.5) + 3, y: dieY, anchor: 'start' } : null,
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
        ? { x: first + dir * (size * (bay.dice - 0.5) + 4), y, anchor: dir > 0 ? 'start' : 'end' }
        : null,
  };
}
