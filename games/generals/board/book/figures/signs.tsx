import '../../drawing/counters.css';
import '../../drawing/sectors.css';
import '../../drawing/sides.css';
import { Counter, type CounterFace } from '../../drawing/counter.tsx';
import { plain } from './faces.ts';

const sign = (face: CounterFace) => () => (
  <svg viewBox="-30 -24 60 48" aria-hidden="true">
    <Counter face={face} w={44} />
  </svg>
);

const infantry = plain('white', 'I');

/** Units and what may become of them, as the field shows it, for the card that lies beside it. */
export const unitSigns = {
  Infantry: sign(infantry),
  Cavalry: sign(plain('white', 'C')),
  Artillery: sign(plain('white', 'A')),
  Black: sign(plain('black', 'I')),
  Spent: sign({ ...infantry, spent: true }),
  Square: sign({ ...infantry, square: true }),
  Routed: sign({ ...infantry, routed: true }),
  Token: () => (
    <svg viewBox="-30 -24 60 48" aria-hidden="true">
      <g class="generals-token generals-white">
        <circle r="14" />
        <circle r="5.6" class="generals-bore" />
      </g>
    </svg>
  ),
} as const;
