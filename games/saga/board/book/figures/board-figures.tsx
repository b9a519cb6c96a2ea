// Three looks at the boards: what they are made of, what a gun in the 2nd Line reaches, where units fall back to.
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import { type Row, Slots, slotAt } from './slots.tsx';

const disc = (n: number, { x, y }: { readonly x: number; readonly y: number }) => (
  <KeyDisc key={n} n={n} x={x} y={y} />
);

export const BoardFigure = () => (
  <Slots label={tell(figureNames.board)}>
    {disc(1, slotAt(true, 'L', 3))}
    {disc(2, slotAt(true, 'S', 2))}
    {disc(3, slotAt(true, 'R', 3))}
    {disc(4, { x: 30, y: 205 })}
    {disc(5, slotAt(false, 'L', 3))}
  </Slots>
);

/** SAG-2.13: what a gun in the second slot of the 2nd Line has before it at three spaces. */
const REACHED: { readonly [row in Row]: readonly number[] } = { L: [2, 3], S: [1, 2, 3], R: [] };

export const ArcFigure = () => (
  <Slots
    label={tell(figureNames.arc)}
    lookOf={(isOwn, row, n) => {
      if (isOwn) return row === 'S' && n === 2 ? 'is-own' : '';
      return REACHED[row].includes(n) ? 'is-lit' : '';
    }}
  >
    {disc(1, slotAt(true, 'S', 2))}
  </Slots>
);

/** SAG-2.11: which side a slot falls back to. */
const isWest = (row: Row, n: number): boolean | null => {
  if (row === 'R' || (row === 'L' && n === 3)) return null;
  return n <= 2;
};

export const RetreatFigure = () => (
  <Slots
    label={tell(figureNames.retreat)}
    lookOf={(isOwn, row, n) => {
      if (!isOwn) return '';
      const west = isWest(row, n);
      return west === null ? 'is-either' : west ? 'is-lit' : 'is-own';
    }}
  >
    {disc(1, { x: 30, y: 205 })}
    {disc(2, { x: 418, y: 205 })}
    {disc(3, slotAt(true, 'L', 3))}
  </Slots>
);
