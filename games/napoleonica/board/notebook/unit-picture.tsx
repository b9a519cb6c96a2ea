// A unit in small: its figures side by side on a strip of ground.
import type { UnitCard } from '../../data/unit-card.ts';
import { Figure } from '../drawing/field/miniatures.tsx';

const WIDTH = 144;

/** Guns and giants need more room than men. */
const gapOf = ({ branch }: UnitCard): number => {
  if (branch === 'lightCavalry' || branch === 'heavyCavalry' || branch === 'monster') return 34;
  return branch === 'artillery' || branch === 'commander' ? 26 : 22;
};

interface UnitPictureProps {
  readonly card: UnitCard;
  readonly isBroken?: boolean;
}

export function UnitPicture({ card, isBroken = false }: UnitPictureProps) {
  const gap = gapOf(card);
  const first = WIDTH / 2 - (gap * (card.size - 1)) / 2;
  return (
    <svg
      class="napoleonica-unit-picture"
      viewBox={`0 0 ${WIDTH} 54`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 34q36-8 72-2t72-2v24H0z" class="plain" />
      <path d="M6 46h18M40 50h26M92 47h20M120 41h16M20 39h10" class="grass" />
      <g class={isBroken ? 'is-broken' : ''}>
        {Array.from({ length: card.size }, (_, i) => (
          <g key={i} transform={`translate(${first + i * gap} 46) scale(.95)`}>
            <Figure card={card} isFirst={i === 0} />
          </g>
        ))}
      </g>
      {isBroken && <path d="M64-2l10 14-9 9 14 10-8 11 8 12" class="crack" />}
    </svg>
  );
}
