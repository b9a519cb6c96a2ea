import { px } from '@grognard/desk/drawing/shapes.ts';
import { steady } from '@grognard/desk/parts/steady.ts';
import { SIDES } from '../../vocabulary.ts';
import type { Layer } from './layer.ts';
import { stripOf } from './strips.ts';

/** What the counters at the right of a reserve are, or how many there are of them. */
export const StripSigns = steady(({ geometry, scene }: Pick<Layer, 'geometry' | 'scene'>) => (
  <g>
    {SIDES.flatMap((side) =>
      stripOf(geometry, side, scene.units).labels.map(({ text, x, y }) => (
        <text key={`${side} ${text}`} x={px(x)} y={px(y)} class="generals-strip-label">
          {text}
        </text>
      )),
    )}
  </g>
));
