// Two batteries fire at range 2 over their own Cavalry: the position of GEN-V.11, which bombardment.test.ts plays.
import '../../drawing/counters.css';
import '../../drawing/sectors.css';
import '../../drawing/sides.css';
import '../book.css';
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { Counter, type CounterFace } from '../../drawing/counter.tsx';
import { figureNames } from '../words/figures.ts';
import { ArrowHead } from './arrow-head.tsx';
import { plain } from './faces.ts';

const WIDE = 330;
const HIGH = 84;
const STEP = 96;

interface Row {
  readonly sector: string;
  readonly faces: readonly CounterFace[];
}

const rows: readonly Row[] = [
  {
    sector: 'b3',
    faces: [
      plain('black', 'I'),
      plain('black', 'C'),
      plain('black', 'A'),
      { ...plain('black', 'I'), routed: true },
    ],
  },
  { sector: 'b2', faces: [plain('white', 'C')] },
  { sector: 'b1', faces: [plain('white', 'A'), plain('white', 'A')] },
];

const unitAt = (i: number): number => 66 + i * 58;
/** Between the two shots. */
const BETWEEN = 0.5;

export const BombardmentFigure = () => (
  <svg
    viewBox={`0 0 ${WIDE + 16} ${3 * STEP + 8}`}
    role="img"
    class="generals-book-figure"
    aria-label={tell(figureNames.bombardment)}
  >
    <ArrowHead id="generals-book-shot" />
    {rows.map(({ sector, faces }, row) => (
      <g key={sector} transform={moveTo({ x: 8, y: 8 + row * STEP })}>
        <rect width={WIDE} height={HIGH} rx="3" class="generals-book-sector" />
        <text x="8" y="20" class="generals-book-name">
          {sector}
        </text>
        {faces.map((face, i) => (
          <g key={i} transform={moveTo({ x: unitAt(faces.length === 1 ? BETWEEN : i), y: 50 })}>
            <Counter face={face} w={42} />
          </g>
        ))}
      </g>
    ))}
    {[0, 1].map((i) => (
      <path
        key={i}
        d={`M${8 + unitAt(i)} ${8 + 2 * STEP + 30}V${8 + 74}`}
        class="generals-book-arrow"
        marker-end="url(#generals-book-shot)"
      />
    ))}
    {[0, 1].map((i) => (
      <g key={i} class="generals-token generals-white" transform={moveTo({ x: WIDE - 50 + i * 24, y: 74 })}>
        <circle r="9" />
        <circle r="3.6" class="generals-bore" />
      </g>
    ))}
    <KeyDisc n={1} x={8 + unitAt(2)} y={8 + 2 * STEP + 50} />
    <KeyDisc n={2} x={8 + unitAt(2)} y={8 + STEP + 50} />
    <KeyDisc n={3} x={8 + 20} y={8 + 54} />
    <KeyDisc n={4} x={WIDE - 12} y={50} />
  </svg>
);
