// Static ground: a few large paths, drawn once. A game says which hexes and hexsides carry what.
import { hexsideEnds } from '@grognard/geometry';
import type { ComponentChildren } from 'preact';
import type { HexPlan } from '../hex-plan.ts';
import { bent, chained } from './chains.ts';
import { bulges, furrows, hachures, houses, trees } from './engraving.ts';
import { gridPath, hexesPath, sideEnds } from './hex-paths.ts';
import './ground.css';

interface OnHexes {
  readonly plan: HexPlan;
  readonly hexes: readonly number[];
}
interface OnHexsides {
  readonly plan: HexPlan;
  readonly sides: readonly number[];
}

export function Woods({ plan, hexes }: OnHexes) {
  const area = hexesPath(plan, hexes, 0.72) + bulges(plan, hexes);
  const { crowns, shades } = trees(plan, hexes);
  const width = plan.radius * 0.54;
  return (
    <g class="desk-woods">
      <path d={area} class="edge" stroke-width={width + 2.5} />
      <path d={area} class="floor" stroke-width={width} />
      <path d={crowns} class="crowns" />
      <path d={shades} class="shades" />
    </g>
  );
}

export const Hills = ({ plan, hexes }: OnHexes) => (
  <g class="desk-hills">
    <path d={hexesPath(plan, hexes, 0.8)} class="floor" stroke-width={plan.radius * 0.3} />
    <path d={hachures(plan, hexes)} class="strokes" />
  </g>
);

export const Houses = ({ plan, hexes }: OnHexes) => <path d={houses(plan, hexes)} class="desk-houses" />;
export const Furrows = ({ plan, hexes }: OnHexes) => <path d={furrows(plan, hexes)} class="desk-furrows" />;

/** Water along hexsides; a river is cased, a stream is not. */
export function Water({ plan, sides, kind }: OnHexsides & { readonly kind: 'stream' | 'river' }) {
  const ends = hexsideEnds(plan.grid);
  const pieces = sides.flatMap((side) => {
    const end = ends[side];
    return end === undefined ? [] : [sideEnds(plan, end.hex, end.direction)];
  });
  const path = chained(pieces).map(bent).join('');
  return (
    <g class={`desk-water ${kind}`}>
      <path d={path} class="bank" />
      <path d={path} class="flow" />
    </g>
  );
}

/** Roads and trails from centre to centre of neighbouring hexes. */
export function Roads({
  plan,
  links,
  kind,
}: {
  readonly plan: HexPlan;
  readonly links: readonly (readonly [number, number])[];
  readonly kind: 'road' | 'trail';
}) {
  const path = chained(links.map(([a, b]) => [plan.centre(a), plan.centre(b)] as const))
    .map(bent)
    .join('');
  return (
    <g class={`desk-roads ${kind}`}>
      <path d={path} class="edge" />
      <path d={path} class="way" />
    </g>
  );
}

export const Grid = ({ plan }: { readonly plan: HexPlan }) => <path d={gridPath(plan)} class="desk-grid" />;

/** The paper below everything; `children` are the ground's parts, from below to above. */
export const Sheet = ({
  plan,
  children,
}: {
  readonly plan: HexPlan;
  readonly children: ComponentChildren;
}) => (
  <>
    <rect width={plan.width} height={plan.height} class="desk-paper" />
    {children}
  </>
);
