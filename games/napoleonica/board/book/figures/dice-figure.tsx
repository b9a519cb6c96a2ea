import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { FACES } from '../../../data/dice.ts';
import { DICE, SYMBOLS } from '../../../data/words.ts';
import { DrawnDie } from '../../drawing/dice.tsx';
import { figureNames } from '../words/figures.ts';
import '../book.css';

const SIZE = 34;
const STEP = 40;

/** A row for each die, its faces from the best to the worst; the symbols with their numbers above. */
export const DiceFigure = () => (
  <svg viewBox="0 0 300 310" role="img" aria-label={tell(figureNames.dice)} class="napoleonica-book-figure">
    {SYMBOLS.map((symbol, i) => (
      <g key={symbol}>
        <DrawnDie die="O" face={symbol} x={28 + i * 70} y={8} size={SIZE} />
        <KeyDisc n={i + 1} x={20 + i * 70} y={24} />
      </g>
    ))}
    {DICE.map((die, row) => (
      <g key={die}>
        {FACES[die].map((face, column) => (
          <DrawnDie
            key={column}
            die={die}
            face={face}
            x={28 + column * STEP}
            y={62 + row * STEP}
            size={SIZE}
          />
        ))}
      </g>
    ))}
  </svg>
);
