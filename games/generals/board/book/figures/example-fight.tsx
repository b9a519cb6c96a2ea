// The fight of the worked example, three times: lined up, after the fire, in the melee. book.test.ts plays it.
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import { plain } from './faces.ts';
import { FrontFigure } from './front-figure.tsx';

const foot = plain('white', 'I');
const horse = plain('white', 'C');
const enemy = plain('black', 'I');
const square = { ...enemy, square: true };
const tired = { ...enemy, spent: true };
const fallen = { ...foot, routed: true };
const fallenEnemy = { ...enemy, routed: true };

export const LinedUp = () => (
  <FrontFigure
    label={tell(figureNames.linedUp)}
    spaces={[
      { black: { unit: square }, white: { unit: foot } },
      { black: { unit: enemy }, white: { unit: foot } },
      { black: { unit: tired }, white: { unit: foot } },
      { black: null, white: { unit: horse } },
    ]}
  />
);

export const Fire = () => (
  <FrontFigure
    label={tell(figureNames.fire)}
    spaces={[
      {
        black: { unit: square, rolled: { die: 6, added: '−1', total: 5, isHit: true } },
        white: { unit: foot, rolled: { die: 6, added: '±0', total: 6 } },
      },
      {
        black: { unit: enemy, rolled: { die: 5, added: '±0', total: 5 } },
        white: { unit: foot, rolled: { die: 5, added: '−1', total: 4, isHit: true } },
      },
      {
        black: { unit: tired, rolled: { die: 4, added: '−1', total: 3 } },
        white: { unit: foot, rolled: { die: 2, added: '−1', total: 1 } },
      },
      { black: null, white: { unit: horse } },
    ]}
  />
);

export const Melee = () => (
  <FrontFigure
    label={tell(figureNames.melee)}
    spaces={[
      {
        black: { unit: enemy, rolled: { die: 5, added: '±0', total: 5, isHit: true } },
        white: { unit: foot, rolled: { die: 6, added: '+1', total: 6 } },
      },
      {
        black: { unit: tired, rolled: { die: 3, added: '−1', total: 2, isHit: true } },
        white: { unit: foot, rolled: { die: 4, added: '+1', total: 5 } },
      },
      {
        black: { unit: fallenEnemy },
        white: { unit: horse, rolled: { die: 1, added: '+3', total: 4 } },
      },
      { black: null, white: { unit: fallen } },
    ]}
  />
);
