import '../../drawing/counters.css';
import '../../drawing/sides.css';
import '../book.css';
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { SECTORS, type Sector } from '../../../vocabulary.ts';
import { Counter } from '../../drawing/counter.tsx';
import { figureNames } from '../words/figures.ts';
import { plain } from './faces.ts';

const WIDE = 112;
const HIGH = 84;
const GAP = 26;

/** Where a battle sector's upper left corner stands: a1 below at the left, c3 above at the right. */
const cornerOf = (sector: Sector): { readonly x: number; readonly y: number } => ({
  x: 10 + 'abc'.indexOf(sector.charAt(0)) * (WIDE + GAP),
  y: 56 + (3 - Number(sector.charAt(1))) * (HIGH + GAP),
});

const FIELD = 3 * WIDE + 2 * GAP;
const battleSectors = SECTORS.filter((sector) => /^[abc]/.test(sector));

/** The whole field as White sees it, with a few units in the home rows. */
export const FieldFigure = () => (
  <svg
    viewBox={`0 0 ${FIELD + 20} 412`}
    role="img"
    class="generals-book-figure"
    aria-label={tell(figureNames.field)}
  >
    {[8, 366].map((y) => (
      <rect key={y} x="10" y={y} width={FIELD} height="38" rx="3" class="generals-book-reserve" />
    ))}
    {battleSectors.map((sector) => {
      const { x, y } = cornerOf(sector);
      return (
        <g key={sector} transform={moveTo({ x, y })}>
          <rect width={WIDE} height={HIGH} rx="3" class="generals-book-sector" />
          <text x="8" y="20" class="generals-book-name">
            {sector}
          </text>
          {!sector.endsWith('2') && (
            <g transform={moveTo({ x: WIDE / 2, y: 54 })}>
              <Counter
                face={plain(sector.endsWith('1') ? 'white' : 'black', sector.startsWith('b') ? 'A' : 'I')}
                w={38}
              />
            </g>
          )}
        </g>
      );
    })}
    <KeyDisc n={1} x={cornerOf('b2').x + WIDE / 2} y={cornerOf('b2').y + 48} />
    <KeyDisc n={2} x={FIELD / 2 + 10} y={385} />
    <KeyDisc n={3} x={cornerOf('a2').x + WIDE + GAP / 2} y={cornerOf('a2').y + HIGH / 2} />
    <KeyDisc n={4} x={cornerOf('b3').x + WIDE - 16} y={cornerOf('b3').y + 16} />
    <KeyDisc n={5} x={cornerOf('c3').x + WIDE - 16} y={cornerOf('c3').y + 16} />
  </svg>
);
