// SAG-2.1 to 2.10: where the slots of both boards lie on the page. West is on A's left: whoever sits at B sees the table turned.
import { type Box, px } from '@grognard/desk/drawing/shapes.ts';
import { slotOf } from '../../../field/places.ts';
import { FLANKS, type Flank, PLAYERS, type Place, type Player } from '../../../vocabulary.ts';
import { battleRows, deploymentRows, type Gaps, type Row } from './rows.ts';

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly near: Player;
  /** On a phone the flanks are tokens in the gaps beside the second line; a press opens them. */
  readonly isPhone: boolean;
  readonly boxes: ReadonlyMap<Place, Box>;
  /** The columns beside the first lines, where nothing stands. */
  readonly left: Box;
  readonly right: Box;
  /** Where the two boards meet. */
  readonly middle: number;
  /** What the far half has become while both deploy unseen (SAG-4.5). */
  readonly band: Box | null;
  readonly rows: readonly Row[];
}

/** A board higher than wide has no room for columns beside the lines. */
const PHONE = 620;

interface Measures extends Gaps {
  readonly gapX: number;
  readonly flank: number;
}

function measuresOf(width: number, height: number, isPhone: boolean): Measures {
  if (isPhone) return { pad: 4, gapX: 4, between: 5, front: 9, flank: 0 };
  const between = height < 400 ? 5 : 6;
  if (width < 900) return { pad: 6, gapX: 6, between, front: 9, flank: width < 680 ? 46 : 62 };
  return { pad: 8, gapX: 8, between, front: 10, flank: Math.min(128, Math.round(width * 0.104)) };
}

/** Where the lines lie across the page. */
interface Columns {
  readonly x0: number;
  readonly w: number;
  readonly gapX: number;
}

function slotBoxes(
  { board, slots, y, h }: Row,
  { x0, w, gapX }: Columns,
  isTurned: boolean,
): readonly [Place, Box][] {
  const start = x0 + ((5 - slots.length) * (w + gapX)) / 2;
  return slots.map((slot, i) => {
    const column = isTurned ? slots.length - 1 - i : i;
    return [`${board}:${slot}`, { x: start + column * (w + gapX), y, w, h }];
  });
}

/** Room beside the rows behind the first line, halved: the Retreat slot away from the enemy. */
function flankBoxes(
  board: Player,
  side: Flank,
  room: Box,
  isNear: boolean,
  gap: number,
): readonly [Place, Box][] {
  const h = (room.h - gap) / 2;
  const [back, fore] = isNear ? [room.y + h + gap, room.y] : [room.y, room.y + h + gap];
  return [
    [`${board}:RT${side}`, { ...room, y: back, h }],
    [`${board}:OF${side}`, { ...room, y: fore, h }],
  ];
}

/** On a phone they lie in the gaps beside the second line, elsewhere in columns of their own. */
function allFlanks(
  rows: readonly Row[],
  width: number,
  near: Player,
  isPhone: boolean,
  { w }: Columns,
  { pad, flank, between }: Measures,
): readonly [Place, Box][] {
  return PLAYERS.flatMap((board) => {
    const beside = rows.filter(
      (row) => row.board === board && (row.line === 'second' || (row.line === 'reserve' && !isPhone)),
    );
    const y = Math.min(...beside.map((row) => row.y));
    const h = Math.max(...beside.map((row) => row.y + row.h)) - y;
    const wide = isPhone ? w / 2 - 2 : flank;
    return FLANKS.flatMap((side) => {
      const isLeft = (side === 'W') === (near === 'A');
      const room = { x: isLeft ? pad : width - pad - wide, y, w: wide, h };
      return flankBoxes(board, side, room, board === near, isPhone ? 2 : between);
    });
  });
}

export function boardGeometry(width: number, height: number, near: Player, isDeploying = false): Geometry {
  const isPhone = width < PHONE && height > width * 0.8;
  const measures = measuresOf(width, height, isPhone);
  const { pad, gapX, flank, front } = measures;
  const x0 = pad + (flank === 0 ? 0 : flank + gapX);
  const columns = { x0, gapX, w: (width - 2 * x0 - 4 * gapX) / 5 };
  const { band, rows } = isDeploying
    ? deploymentRows(height, near, measures)
    : battleRows(height, near, measures);
  const first = rows.filter(({ line }) => line === 'first');
  const [top, bottom] = [first[0], first.at(-1)];
  const y = top?.y ?? 0;
  const beside = (x: number): Box => ({ x, y, w: flank, h: (bottom?.y ?? 0) + (bottom?.h ?? 0) - y });
  return {
    width,
    height,
    near,
    isPhone,
    boxes: new Map([
      ...rows.flatMap((row) => slotBoxes(row, columns, near === 'B')),
      ...(isDeploying ? [] : allFlanks(rows, width, near, isPhone, columns, measures)),
    ]),
    left: beside(pad),
    right: beside(width - pad - flank),
    middle: isDeploying ? y - front / 2 : (bottom?.y ?? 0) - front / 2,
    band: band === null ? null : { x: pad, y: pad, w: width - 2 * pad, h: band },
    rows,
  };
}

/** A flank slot holds a smaller sign than the lines do. */
export const isFlank = (place: Place): boolean => slotOf(place).length > 2;

/** A box as the page places it; `more` widens it on all sides. */
export const placed = ({ x, y, w, h }: Box, more = 0) => ({
  left: `${px(x - more)}px`,
  top: `${px(y - more)}px`,
  width: `${px(w + 2 * more)}px`,
  height: `${px(h + 2 * more)}px`,
});
