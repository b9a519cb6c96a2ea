import { px } from '@grognard/desk/drawing/shapes.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Layer } from './layer.ts';

/** GEN-9.14: where a battery has found its range. */
export function Tokens({ geometry, scene }: Pick<Layer, 'geometry' | 'scene'>) {
  const size = geometry.isCompact ? 8 : 12 * geometry.scale;
  const laid = scene.units.flatMap(({ id, side, token }) => (token === null ? [] : [{ id, side, token }]));
  return (
    <g>
      {laid.map(({ id, side, token }, i) => {
        const box = geometry.sectors[token];
        const before = laid.slice(0, i).filter((other) => other.token === token).length;
        const middle = {
          cx: px(box.x + box.w - size - 6 - before * (size * 2 + 3)),
          cy: px(box.y + box.h - size - 6),
        };
        return (
          <g
            key={id}
            class={`generals-token generals-${side}`}
            role="img"
            aria-label={`${SIDE_NAME[side]} artillery token in ${token}`}
          >
            <circle {...middle} r={px(size)} />
            <circle {...middle} r={px(size * 0.4)} class="generals-bore" />
          </g>
        );
      })}
    </g>
  );
}
