import { EMBLEM } from '../drawing/cards/card-symbols.ts';
import type { Look } from '../drawing/cards/insignia.ts';

const SIDES: { readonly [battle: string]: readonly [red: Look, blue: Look] } = {
  basic: ['gb', 'fr'],
  northRidge: ['gb', 'fr'],
  northBlucher: ['pr', 'fr'],
  ridgeBlucher: ['pr', 'gb'],
};
const ARMS = ['arm-infantry', 'arm-light-infantry', 'arm-infantry', 'arm-heavy-cavalry', 'arm-infantry'];

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly look: Look | null;
  readonly arm: string;
}

/** A unit card no larger than a stamp; without a look it is still to be chosen. */
const Stamp = ({ x, y, look, arm }: CardProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="28" height="21" rx="2.5" class={look === null ? 'saga-mini-blank' : 'saga-mini-card'} />
    {look !== null && (
      <>
        <path
          d="M2.500 0H7v21H2.500A2.500 2.500 0 010 18.500v-16A2.500 2.500 0 012.500 0z"
          fill={`var(--${look})`}
        />
        <use href={`#${arm}`} x="9.500" y="3" width="15" height="15" />
      </>
    )}
  </g>
);

/** Two first lines face to face; the armies' emblems behind them. */
export function BattlePicture({ value }: { readonly value: string }) {
  const [red, blue] = SIDES[value] ?? [null, null];
  return (
    <svg class="mini saga-mini" viewBox="0 0 176 96" aria-hidden="true">
      <rect width="176" height="96" fill="var(--map-paper)" />
      <path d="M0 48c30-7 56 5 88 0s60-6 88 0" class="saga-mini-front" />
      {[red, blue].map((look, side) => (
        <g key={side}>
          {ARMS.map((arm, i) => (
            <Stamp key={i} x={10 + i * 32} y={side === 0 ? 23 : 52} look={look} arm={arm} />
          ))}
          <use
            href={look === null ? '#ui-cards' : `#${EMBLEM[look]}`}
            x="79"
            y={side === 0 ? 2 : 76}
            width="18"
            height="18"
            style={{ color: look === null ? 'var(--ink-2)' : `var(--${look})`, '--cut': 'var(--map-paper)' }}
          />
        </g>
      ))}
    </svg>
  );
}
