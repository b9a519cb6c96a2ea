import '../../drawing/counters.css';
import '../../drawing/sides.css';
import '../book.css';
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Arm } from '../../../vocabulary.ts';
import { Counter } from '../../drawing/counter.tsx';
import { figureNames } from '../words/figures.ts';
import { ArrowHead } from './arrow-head.tsx';
import { plain } from './faces.ts';

interface Drawn {
  readonly arm: Arm;
  readonly column: number;
  readonly path: string;
}

const WIDE = 118;
const orders: readonly Drawn[] = [
  { arm: 'I', column: 0, path: 'M0 -26V-92' },
  { arm: 'A', column: 1, path: 'M0 -26V-92' },
  { arm: 'C', column: 2, path: 'M0 -26V-84H-108' },
];

/** Three orders: one leg, a direction, two legs. */
export const OrdersFigure = () => (
  <svg
    viewBox={`0 0 ${3 * WIDE + 16} 216`}
    role="img"
    class="generals-book-figure"
    aria-label={tell(figureNames.orders)}
  >
    <ArrowHead id="generals-book-arrow" />
    {[0, 1, 2].flatMap((column) =>
      [0, 1].map((row) => (
        <g key={`${column}${row}`} transform={moveTo({ x: 8 + column * WIDE, y: 8 + row * 106 })}>
          <rect width={WIDE - 12} height="92" rx="3" class="generals-book-sector" />
          <text x="8" y="20" class="generals-book-name">
            {`${'abc'.charAt(column)}${2 - row}`}
          </text>
        </g>
      )),
    )}
    {orders.map(({ arm, column, path }, i) => (
      <g key={arm} transform={moveTo({ x: 8 + column * WIDE + WIDE / 2 - 6, y: 168 })}>
        <path d={path} class="generals-book-arrow" marker-end="url(#generals-book-arrow)" />
        <Counter face={plain('white', arm)} w={46} />
        <KeyDisc n={i + 1} x={36} y={22} />
      </g>
    ))}
  </svg>
);
