import { px } from '@grognard/desk/drawing/shapes.ts';
import { sideOf } from '../../field/units.ts';
import { BATTLE_SECTORS, type BySide, SIDES, type UnitId } from '../../vocabulary.ts';
import { Counter } from '../drawing/counter.tsx';
import { armOf } from '../words/names.ts';
import type { Ground } from './round-facts.ts';

/** Everybody who was routed or lost, White's first. */
export function LossesFigure({ units }: { readonly units: readonly UnitId[] }) {
  const shown = units.slice(0, 8);
  return (
    <svg class="generals-figure" viewBox={`0 0 ${shown.length * 40 + 4} 34`} aria-hidden="true">
      {shown.map((unit, i) => (
        <g key={unit} transform={`translate(${i * 40 + 20} 16)`}>
          <Counter
            face={{ side: sideOf(unit), arm: armOf(unit), spent: false, routed: true, square: false }}
            w={32}
          />
        </g>
      ))}
    </svg>
  );
}

const CELL = { w: 30, h: 17 };

/** The nine sectors by who holds them; the ones that changed hands have a red edge. */
export const GroundFigure = ({ holders, changed }: Ground) => (
  <svg class="generals-figure" viewBox="0 0 96 56" aria-hidden="true">
    {BATTLE_SECTORS.map((sector) => {
      const holder = holders[sector];
      const x = 1.5 + 'abc'.indexOf(sector.charAt(0)) * (CELL.w + 1.5);
      const y = 1.5 + (3 - Number(sector.charAt(1))) * (CELL.h + 1.5);
      const looks = `${holder === undefined ? '' : `generals-${holder}`} ${changed.includes(sector) ? 'is-new' : ''}`;
      return (
        <rect
          key={sector}
          x={px(x)}
          y={px(y)}
          width={CELL.w}
          height={CELL.h}
          rx="2"
          class={`generals-held ${looks}`}
        />
      );
    })}
  </svg>
);

export const PointsFigure = ({ white, black }: BySide<number>) => (
  <svg class="generals-figure" viewBox="0 0 92 34" aria-hidden="true">
    {SIDES.map((side, i) => (
      <g key={side} transform={`translate(${i * 46 + 1} 1)`} class={`generals-${side}`}>
        <rect width="40" height="32" rx="4" class="generals-block" />
        <text x="20" y="23" class="generals-figure-points">
          {side === 'white' ? white : black}
        </text>
      </g>
    ))}
  </svg>
);
