// NLC-18.1: what is worth points, as stars: how many, and by colour and shape who has them now.
import type { Camera } from '@grognard/desk/map/camera/camera.ts';
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { controllerIn } from '../../../data/control-code.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';

const POINTS = 5;
const OUTER = 11;
const INNER = 6;

/** A star round 0, 0. */
const STAR = `M${Array.from({ length: 2 * POINTS }, (_, i) => {
  const angle = (Math.PI * i) / POINTS - Math.PI / 2;
  const radius = i % 2 === 0 ? OUTER : INNER;
  return `${fine(radius * Math.cos(angle))} ${fine(radius * Math.sin(angle))}`;
}).join('L')}Z`;

/** In the upper left of its hex; where somebody stands, on the edge of his counter, between a mark above and a leader below. */
const FREE = { x: -22, y: -22 };
const TAKEN = { x: -26, y: -1 };

/** From afar a star keeps this size on the page. */
const LEAST_ZOOM = 0.7;

interface PrizesProps {
  readonly plan: HexPlan;
  readonly view: View;
  readonly camera: Camera;
}

export function Prizes({ plan, view, camera }: PrizesProps) {
  const grown = fine(Math.max(1, LEAST_ZOOM / camera.restZoom.value));
  const { victory } = theatreOf(view);
  const hexes = new Map<number, number>();
  for (const { kind, hex, points } of victory)
    if (kind === 'hex') hexes.set(hex, Math.max(points, hexes.get(hex) ?? 0));
  const taken = new Set(view.stacks.map(({ hex }) => hex));
  return (
    // Drawn on the ground, like names: who stands there covers it.
    <g class="later-campaigns-prizes" data-layer>
      {[...hexes].map(([hex, points]) => {
        const { x, y } = plan.centre(hex);
        const off = taken.has(hex) ? TAKEN : FREE;
        return (
          <g
            key={hex}
            class={`of-${controllerIn(view.control, hex) ?? 'nobody'}`}
            transform={`translate(${fine(x + off.x)} ${fine(y + off.y)}) scale(${grown})`}
          >
            <path d={STAR} />
            <text y="3.5">{points}</text>
          </g>
        );
      })}
    </g>
  );
}
