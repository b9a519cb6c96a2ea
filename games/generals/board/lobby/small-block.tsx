import { boxAround, moveTo, type Point, rect } from '@grognard/desk/drawing/shapes.ts';
import type { Arm, Side } from '../../vocabulary.ts';
import { blockPath } from '../drawing/block-shape.ts';
import { ARM_SYMBOL } from '../words/names.ts';

export interface Stand {
  readonly arm: Arm;
  readonly count: number;
}

interface SmallBlockProps extends Stand {
  readonly side: Side;
  readonly middle: Point;
  /** In the reserve the blocks are smaller and the count stands beside them. */
  readonly isSmall?: boolean;
}

/** One kind of unit in a small field, and how many stand there. */
export function SmallBlock({ side, arm, count, middle, isSmall = false }: SmallBlockProps) {
  const [wide, symbol] = isSmall ? [20, 12] : [27, 16];
  const beside = isSmall ? { x: 14, y: 5, 'text-anchor': 'start' } : { y: 22.5, 'text-anchor': 'middle' };
  return (
    <g transform={moveTo(middle)} class={`generals-${side}`}>
      <path d={blockPath(side, wide)} class="generals-block" />
      <use href={`#${ARM_SYMBOL[arm]}`} {...rect(boxAround({ x: 0, y: 0 }, symbol))} class="generals-arm" />
      <text class="generals-small-count" {...beside}>
        {count}
      </text>
    </g>
  );
}
