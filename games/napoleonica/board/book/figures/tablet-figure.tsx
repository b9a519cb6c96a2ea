import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../../data/units.ts';
import { Figure } from '../../drawing/field/miniatures.tsx';
import { figureNames } from '../words/figures.ts';
import '../../drawing/field/figures.css';
import '../book.css';

const LINES = [
  { letter: '3', type: 'FR09', x: 110 },
  { letter: '2', type: 'FR05', x: 160 },
  { letter: '1', type: 'FR01', x: 210 },
  { letter: 'D', type: 'FR02', x: 250 },
] as const;

/** NAP-REI.2: lost models on their way down. */
export const TabletFigure = () => (
  <svg viewBox="0 0 300 208" role="img" aria-label={tell(figureNames.tablet)} class="napoleonica-book-figure">
    {LINES.map(({ letter, type, x }, row) => (
      <g key={letter} transform={`translate(0 ${row * 50})`}>
        <rect x="8" y="8" width="284" height="46" class="napoleonica-book-line" />
        <text x="48" y="37" class="napoleonica-book-letter">
          {letter}
        </text>
        <KeyDisc n={row + 1} x={24} y={31} />
        <g transform={`translate(${x} 50)`}>
          <Figure card={unitCard(type)} isFirst />
        </g>
        {row < LINES.length - 1 && <path d="M276 44v18m-6-7l6 7 6-7" class="napoleonica-book-step" />}
      </g>
    ))}
  </svg>
);
