// SAG-2.1 to 2.10: where the slots of both boards lie on the page. West is on A's left: whoever sits at B sees the table turned.
import { type Box, px } from '@grognard/desk/drawing/shapes.ts';
import { slotOf } from '../../../field/places.ts';
import {
  FIRST_LINE,
  opponentOf,
  type Place,
  type Player,
  RESERVE,
  SECOND_LINE,
  type Slot,
} from '../../../vocabulary.ts';

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
}

/** Cards are a little wider than one and a half times their height. */
const CARD = 168 / 108;
const PHONE = 620;
/** Small cards are a little higher; very narrow ones take all the height there is. */
const SMALL = 128;
const SMALL_CARD = 1.36;
const NARROW = 104;

interface Measures {
  readonly pad: number;
  readonly gapX: number;
  readonly gapY: number;
  /** Between the boards. */
  readonly front: number;
  readonly flank: number;
}

function measuresOf(width: number, isPhone: boolean): Measures {
  if (isPhone) return { pad: 4, gapX: 4, gapY: 4, front: 8, flank: 0 };
  const flank = width < 900 ? 62 : Math.min(128, Math.round(width * 0.108));
  return { pad: 8, gapX: width > 900 ? 10 : 6, gapY: 6, front: 10, flank };
}

/** Rows from the far edge to the near one. */
function rowsFor(near: Player): readonly { readonly board: Player; readonly slots: readonly Slot[] }[] {
  const far = opponentOf(near);
  return [
    { board: far, slots: RESERVE },
    { board: far, slots: SECOND_LINE },
    { board: far, slots: FIRST_LINE },
    { board: near, slots: FIRST_LINE },
    { board: near, slots: SECOND_LINE },
    { board: near, slots: RESERVE },
  ];
}

export function boardGeometry(width: number, height: number, near: Player): Geometry {
  const isPhone = width < PHONE;
  const { pad, gapX, gapY, front, flank } = measuresOf(width, isPhone);
  const isTurned = near === 'B';
  const inner = width - 2 * pad - (flank === 0 ? 0 : 2 * (flank + gapX));
  const w = (inner - 4 * gapX) / 5;
  const h = (height - 2 * pad - 4 * gapY - front) / 6;
  const x0 = pad + (flank === 0 ? 0 : flank + gapX);
  const yOf = (row: number): number => pad + row * (h + gapY) + (row > 2 ? front - gapY : 0);
  const boxes = new Map<Place, Box>();
  rowsFor(near).forEach(({ board, slots }, row) => {
    const start = x0 + ((5 - slots.length) * (w + gapX)) / 2;
    slots.forEach((slot, i) => {
      const column = isTurned ? slots.length - 1 - i : i;
      boxes.set(`${board}:${slot}`, { x: start + column * (w + gapX), y: yOf(row), w, h });
    });
    const isSecond = slots.length === 4;
    const isReserve = !isSecond && slots[0] === 'R1';
    if (isPhone ? isSecond : isSecond || isReserve)
      for (const side of ['W', 'E'] as const) {
        const isLeft = (side === 'W') !== isTurned;
        if (isPhone)
          phoneFlanks(
            boxes,
            board,
            side,
            { x: isLeft ? pad : width - pad - w / 2 + 2, y: yOf(row), w: w / 2 - 2, h },
            near,
          );
        else {
          const box = { x: isLeft ? pad : width - pad - flank, y: yOf(row), w: flank, h };
          boxes.set(`${board}:${isReserve ? 'RT' : 'OF'}${side}`, box);
        }
      }
  });
  const column = (x: number): Box => ({ x, y: yOf(2), w: flank, h: 2 * h + front });
  return {
    width,
    height,
    near,
    isPhone,
    boxes,
    left: column(pad),
    right: column(width - pad - flank),
    middle: yOf(3) - front / 2,
  };
}

/** The gap beside a second line, halved: the Retreat slot away from the enemy. */
function phoneFlanks(boxes: Map<Place, Box>, board: Player, side: 'W' | 'E', gap: Box, near: Player): void {
  const h = gap.h / 2 - 1;
  const [back, fore] = board === near ? [gap.y + h + 2, gap.y] : [gap.y, gap.y + h + 2];
  boxes.set(`${board}:RT${side}`, { ...gap, y: back, h });
  boxes.set(`${board}:OF${side}`, { ...gap, y: fore, h });
}

/** The card inside its slot: as large as its proportions allow; a small one fills the slot. */
export function cardBox({ x, y, w, h }: Box, isPhone: boolean): Box {
  if (isPhone || w <= NARROW) return { x, y, w, h };
  const ratio = w < SMALL ? SMALL_CARD : CARD;
  const width = Math.min(w, h * ratio);
  const height = width / ratio;
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
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
