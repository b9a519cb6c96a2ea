import { at } from '@grognard/desk/drawing/shapes.ts';
import type { UnitId } from '../../vocabulary.ts';
import type { Layer } from './layer.ts';

interface AimsProps extends Pick<Layer, 'placements' | 'geometry'> {
  readonly aims: { readonly [unit: UnitId]: UnitId | null };
}

/** GEN-12.26: targets named so far, each a line from the attacker to its victim. */
export function Aims({ aims, placements, geometry }: AimsProps) {
  const lift = geometry.measures.isSmall ? 12 : 22;
  return (
    <g>
      {Object.entries(aims).map(([unit, victim]) => {
        const from = placements.get(unit);
        const to = victim === null ? undefined : placements.get(victim);
        if (from === undefined || to === undefined) return null;
        const bend = {
          x: (from.x + to.x) / 2 + (from.y === to.y ? 0 : lift),
          y: (from.y + to.y) / 2 - lift,
        };
        return (
          <path
            key={unit}
            d={`M${at(from)}Q${at(bend)} ${at(to)}`}
            class="generals-aim"
            marker-end="url(#generals-aim-head)"
          />
        );
      })}
    </g>
  );
}
