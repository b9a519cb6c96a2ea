import '../book.css';
import { UnitFace } from '../../drawing/cards/unit-face.tsx';

/** A unit card as it lies on the board. */
export const CardFigure = () => (
  <div class="saga-book-card">
    <UnitFace card="FR-LINE" isLarge />
  </div>
);
