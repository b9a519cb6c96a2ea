import { px } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { SIDE_NAME } from '../../names.ts';
import { spoken } from '../words/sentences-board.ts';
import type { Layer } from './layer.ts';
import { buildingBox } from './sector-rooms.ts';

/** GEN-9.14: where a battery has found its range. */
export function Tokens({ geometry, scene, bays, view }: Pick<Layer, 'geometry' | 'scene' | 'bays' | 'view'>) {
  const { measures } = geometry;
  const size = measures.isSmall ? 6.5 : measures.counter * 0.21;
  const laid = scene.units.flatMap(({ id, side, token }) => (token === null ? [] : [{ id, side, token }]));
  return (
    <g>
      {laid.map(({ id, side, token }, i) => {
        const rest = bays.rest(token);
        const before = laid.slice(0, i).filter((other) => other.token === token).length;
        const built = view.buildings.includes(token) ? buildingBox(rest, measures).w + 4 : 0;
        const middle = {
          cx: px(rest.x + size + 5 + built + before * (size * 2 + 3)),
          cy: px(rest.y + rest.h - size - 5),
        };
        return (
          <g
            key={id}
            class={`generals-token generals-${side}`}
            role="img"
            aria-label={tell(spoken.token, { side: SIDE_NAME[side], sector: token })}
          >
            <circle {...middle} r={px(size)} />
            <circle {...middle} r={px(size * 0.4)} class="generals-bore" />
          </g>
        );
      })}
    </g>
  );
}
