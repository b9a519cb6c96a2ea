import { boxAround, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { grouped } from '@grognard/desk/lists/grouped.ts';
import type { Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import { ARM_SYMBOL, armOf, countOf, unitName } from '../words/names.ts';
import { arrowWays, BadgeNumber, Shaft } from './arrows.tsx';
import type { Geometry } from './geometry.ts';

interface RevealedArrowsProps {
  readonly geometry: Geometry;
  readonly moves: readonly Move[];
}

/** What both sides have set in motion, shown at the same moment (GEN-21.1). */
export function RevealedArrows({ geometry, moves }: RevealedArrowsProps) {
  const r = geometry.isCompact ? 8 : 11;
  const groups = grouped(
    moves.filter(({ from, to }) => from !== to),
    ({ unit, from, to }) => `${unitName(unit)}${from}${to}`,
  );
  return (
    <g class="generals-revealed-arrows">
      {arrowWays(geometry, groups, ([{ from, to }]) => [from, to]).map(({ item: group, path }) => {
        const [{ unit, from, to }] = group;
        const side = sideOf(unit);
        const arm = armOf(unit);
        const label = `${SIDE_NAME[side]}: ${countOf(group.length, arm)} from ${from} to ${to}`;
        return (
          <g key={label} class={`generals-arrow is-revealed generals-${side}`} role="img" aria-label={label}>
            <Shaft path={path} geometry={geometry} />
            <g transform={moveTo(path.start)}>
              <rect {...rect(boxAround({ x: 0, y: 0 }, r * 3.2, r * 2))} rx={px(r)} class="generals-badge" />
              <use
                href={`#${ARM_SYMBOL[arm]}`}
                {...rect({ x: -r * 1.4, y: -r * 0.75, w: r * 1.5, h: r * 1.5 })}
                class="generals-arm"
              />
              <BadgeNumber x={r * 0.75} r={r} value={group.length} />
            </g>
            <title>{unitName(unit)}</title>
          </g>
        );
      })}
    </g>
  );
}
