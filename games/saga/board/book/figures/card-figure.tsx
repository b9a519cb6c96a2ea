import '../book.css';
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { UnitFace } from '../../drawing/cards/unit-face.tsx';
import { figureNames } from '../words/figures.ts';

/** Below the four numbers of a card, in parts of its width. */
const UNDER = [62, 106, 150, 193] as const;

/** A unit card as it lies on the board, its four numbers pointed out. */
export const CardFigure = () => (
  <div class="saga-book-card" role="img" aria-label={tell(figureNames.card)}>
    <UnitFace card="FR-LINE" isLarge />
    <svg viewBox="0 0 220 26" aria-hidden="true">
      {UNDER.map((x, i) => (
        <KeyDisc key={x} n={i + 1} x={x} y={13} />
      ))}
    </svg>
  </div>
);
