import { px } from '@grognard/desk/drawing/shapes.ts';
import { signed } from '@grognard/desk/words/numbers.ts';

interface AddedFigureProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

/** The sum of a die's modifiers beside it; nothing when nothing is added. */
export const AddedFigure = ({ value, x, y }: AddedFigureProps) =>
  value === 0 ? null : (
    <text x={px(x)} y={px(y)} class={`generals-modifier ${value > 0 ? 'is-good' : 'is-bad'}`}>
      {signed(value)}
    </text>
  );
