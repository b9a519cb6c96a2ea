// Three ways into a fight, how far guns reach, and where Cavalry retreats.
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import { plain } from './faces.ts';
import { FieldDrawing, type Square } from './field-drawing.tsx';

const white = plain('white', 'I');
const black = plain('black', 'I');

/** In column a an assault, in b a head-on fight, in c a meeting. */
export const WaysFigure = () => (
  <FieldDrawing
    id="generals-book-ways"
    label={tell(figureNames.ways)}
    rows={3}
    squares={['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'c3']}
    units={[
      ['a1', white],
      ['a2', black],
      ['b1', white],
      ['b2', black],
      ['c1', white],
      ['c3', black],
    ]}
    arrows={[
      { from: 'a1', to: 'a2' },
      { from: 'b1', to: 'b2' },
      { from: 'b2', to: 'b1', isOther: true },
      { from: 'c1', to: 'c2' },
      { from: 'c3', to: 'c2', isOther: true },
    ]}
    discs={[
      [1, 'a2'],
      [2, 'b2'],
      [3, 'c2'],
    ]}
  />
);

const FIELD: readonly Square[] = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'r1'];

/** GEN-9.3: ahead and to both sides, at most two sectors, never to the rear. */
export const ReachFigure = () => (
  <FieldDrawing
    id="generals-book-reach"
    label={tell(figureNames.reach)}
    rows={3}
    squares={FIELD}
    units={[['b1', plain('white', 'A')]]}
    arrows={[
      { from: 'b1', to: 'b2' },
      { from: 'b2', to: 'b3' },
      { from: 'b1', to: 'a1' },
      { from: 'b1', to: 'c1' },
    ]}
    discs={[
      [1, 'b2'],
      [2, 'b3'],
      [3, 'a1'],
      [4, 'r1'],
    ]}
  />
);

/** GEN-12.13: one sector straight back. */
export const RetreatFigure = () => (
  <FieldDrawing
    id="generals-book-retreat"
    label={tell(figureNames.retreat)}
    rows={2}
    squares={['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'r1']}
    units={[
      ['a2', plain('white', 'C')],
      ['a1', white],
      ['c1', plain('white', 'C')],
      ['c2', black],
    ]}
    arrows={[
      { from: 'a2', to: 'a1' },
      { from: 'c1', to: 'r1' },
      { from: 'c2', to: 'c1', isOther: true },
    ]}
    discs={[
      [1, 'a2'],
      [2, 'c1'],
    ]}
  />
);
