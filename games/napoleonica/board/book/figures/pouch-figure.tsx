import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { Use } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { ORDER_COLOURS } from '../../../data/words.ts';
import { ALL_ORDERS, countOf } from '../../../field/orders.ts';
import { ORDER_SYMBOL } from '../../drawing/field/miniatures.tsx';
import { figureNames } from '../words/figures.ts';
import '../book.css';

const STEP = 30;

/** NAP-CMP.4: what is in a pouch, colour by colour. */
export const PouchFigure = () => (
  <svg viewBox="0 0 290 150" role="img" aria-label={tell(figureNames.pouch)} class="napoleonica-book-figure">
    {ORDER_COLOURS.map((colour, row) => (
      <g key={colour}>
        <KeyDisc n={row + 1} x={18} y={22 + row * 36} />
        {Array.from({ length: countOf(ALL_ORDERS, colour) }, (_, i) => (
          <Use key={i} name={ORDER_SYMBOL[colour]} x={40 + i * STEP} y={8 + row * 36} size={28} />
        ))}
      </g>
    ))}
  </svg>
);
