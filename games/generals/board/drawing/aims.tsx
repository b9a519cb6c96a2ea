import type { Draft } from '../../grammar.ts';
import { type Geometry, px } from './geometry.ts';
import type { Placements } from './placements.ts';

/** GEN-12.26: targets named so far, each a line from the attacker to its victim. */
export function Aims({
  draft,
  placements,
  geometry,
}: {
  readonly draft: Draft | null;
  readonly placements: Placements;
  readonly geometry: Geometry;
}) {
  if (draft?.kind !== 'targets') return null;
  return (
    <g>
      {Object.entries(draft.at).map(([unit, at]) => {
        const from = placements.get(unit);
        const to = at === null ? undefined : placements.get(at);
        if (from === undefined || to === undefined) return null;
        const lift = geometry.isCompact ? 12 : 22;
        const cx = (from.x + to.x) / 2 + (from.y === to.y ? 0 : lift);
        const cy = (from.y + to.y) / 2 - lift;
        return (
          <path
            key={unit}
            d={`M${px(from.x)} ${px(from.y)}Q${px(cx)} ${px(cy)} ${px(to.x)} ${px(to.y)}`}
            class="generals-aim"
            marker-end="url(#aim-head)"
          />
        );
      })}
    </g>
  );
}
