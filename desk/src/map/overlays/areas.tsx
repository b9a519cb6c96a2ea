// Areas over the ground in the highlight grammar: what can be reached, ranged, seen, or is threatened.

import { hexesPath, outlinePath, outlines, towards } from '../ground/hex-paths.ts';
import { fine, type HexPlan } from '../hex-plan.ts';
import './overlays.css';

/** The colour and line of an area; each means one thing on every board. */
export type AreaKind = 'legal' | 'select' | 'range' | 'refuse' | 'last' | 'other';

interface OnArea {
  readonly plan: HexPlan;
  readonly hexes: readonly number[];
}

/** A pale wash. */
export const Wash = ({ plan, hexes, kind }: OnArea & { readonly kind: AreaKind }) => (
  <path d={hexesPath(plan, hexes, 0.97)} class={`desk-wash ${kind}`} />
);

/** One line round the whole area. */
export function Boundary({ plan, hexes, kind }: OnArea & { readonly kind: AreaKind }) {
  const path = outlinePath(plan, hexes, 2);
  return (
    <g class={`desk-boundary ${kind}`}>
      <path d={path} class="halo" />
      <path d={path} class="line" />
    </g>
  );
}

const TOOTH = 7;

/** Saw teeth that point inwards: a zone of control, a threat. */
export function Teeth({ plan, hexes }: OnArea) {
  let path = '';
  for (const loop of outlines(plan, hexes, 3))
    for (const [i, from] of loop.entries()) {
      const to = loop[(i + 1) % loop.length] ?? from;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const count = Math.max(2, Math.round(length / TOOTH));
      for (let k = 0; k < count; k += 1) {
        const [a, b] = [towards(from, to, k / count), towards(from, to, (k + 1) / count)];
        const tip = { x: (a.x + b.x - (b.y - a.y)) / 2, y: (a.y + b.y + (b.x - a.x)) / 2 };
        path += `${k === 0 && i === 0 ? 'M' : 'L'}${fine(a.x)} ${fine(a.y)}L${fine(tip.x)} ${fine(tip.y)}`;
      }
      if (i === loop.length - 1) path += 'Z';
    }
  return <path d={path} class="desk-teeth" />;
}

/** A ringed dot on each hex where one may stop. */
export const Stops = ({ plan, hexes }: OnArea) => (
  <g class="desk-stops">
    {hexes.map((hex) => {
      const { x, y } = plan.centre(hex);
      return <circle key={hex} cx={fine(x)} cy={fine(y)} r="5" />;
    })}
  </g>
);

/** A few letters on a plate in a hex: what it costs to get there. */
export const Plate = ({
  plan,
  hex,
  text,
  isBelow = false,
}: {
  readonly plan: HexPlan;
  readonly hex: number;
  readonly text: string;
  /** Clear of a counter in that hex. */
  readonly isBelow?: boolean;
}) => {
  const { x, y } = plan.centre(hex);
  const width = 12 + text.length * 5.5;
  return (
    <g
      class="desk-plate"
      transform={`translate(${fine(x)} ${fine(y + plan.radius * (isBelow ? 0.95 : 0.58))})`}
    >
      <rect x={-width / 2} y="-9" width={width} height="18" rx="3" />
      <text y="4.5">{text}</text>
    </g>
  );
};
