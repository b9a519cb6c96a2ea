// Static ground: a few large paths for each kind, drawn once. A game says which hexes and hexsides carry what.
import { hexsideEnds } from '@grognard/geometry';
import type { ComponentChildren } from 'preact';
import type { HexPlan } from '../hex-plan.ts';
import { blocksOf } from './blocks.ts';
import { bent, chained } from './chains.ts';
import { bulges, furrows, hachures, houses, trees } from './engraving.ts';
import { gridPath, hexesPath, sideEnds } from './hex-paths.ts';
import './ground.css';

interface OnHexes {
  readonly plan: HexPlan;
  readonly hexes: readonly number[];
}

/** The same stroke of the pen over all of its paths, one after the other. */
const Strokes = ({
  paths,
  kind,
  width,
}: {
  readonly paths: readonly string[];
  readonly kind: string;
  readonly width?: number;
}) => (
  <g class={kind} stroke-width={width}>
    {paths.map((path, i) => (
      <path key={i} d={path} />
    ))}
  </g>
);

export function Woods({ plan, hexes }: OnHexes) {
  const blocks = blocksOf(plan, hexes);
  const areas = blocks.map((block) => hexesPath(plan, block, 0.72) + bulges(plan, block));
  const grown = blocks.map((block) => trees(plan, block));
  const width = plan.radius * 0.54;
  return (
    <g class="desk-woods">
      <Strokes paths={areas} kind="edge" width={width + 2.5} />
      <Strokes paths={areas} kind="floor" width={width} />
      <Strokes paths={grown.map(({ crowns }) => crowns)} kind="crowns" />
      <Strokes paths={grown.map(({ shades }) => shades)} kind="shades" />
    </g>
  );
}

export function Hills({ plan, hexes }: OnHexes) {
  const blocks = blocksOf(plan, hexes);
  return (
    <g class="desk-hills">
      <Strokes
        paths={blocks.map((block) => hexesPath(plan, block, 0.8))}
        kind="floor"
        width={plan.radius * 0.3}
      />
      <Strokes paths={blocks.map((block) => hachures(plan, block))} kind="strokes" />
    </g>
  );
}

export const Houses = ({ plan, hexes }: OnHexes) => (
  <Strokes paths={blocksOf(plan, hexes).map((block) => houses(plan, block))} kind="desk-houses" />
);
export const Furrows = ({ plan, hexes }: OnHexes) => (
  <Strokes paths={blocksOf(plan, hexes).map((block) => furrows(plan, block))} kind="desk-furrows" />
);

/** Water along hexsides; a river is cased, a stream is not. */
export function Water({
  plan,
  sides,
  kind,
}: {
  readonly plan: HexPlan;
  readonly sides: readonly number[];
  readonly kind: 'stream' | 'river';
}) {
  const ends = hexsideEnds(plan.grid);
  const pieces = sides.flatMap((side) => {
    const end = ends[side];
    return end === undefined ? [] : [sideEnds(plan, end.hex, end.direction)];
  });
  const lines = chained(pieces).map(bent);
  return (
    <g class={`desk-water ${kind}`}>
      <Strokes paths={lines} kind="bank" />
      <Strokes paths={lines} kind="flow" />
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
  const lines = chained(links.map(([a, b]) => [plan.centre(a), plan.centre(b)] as const)).map(bent);
  return (
    <g class={`desk-roads ${kind}`}>
      <Strokes paths={lines} kind="edge" />
      <Strokes paths={lines} kind="way" />
    </g>
  );
}

export const Grid = ({ plan }: { readonly plan: HexPlan }) => {
  const all = Array.from({ length: plan.grid.size }, (_, hex) => hex);
  return <Strokes paths={blocksOf(plan, all).map((block) => gridPath(plan, block))} kind="desk-grid" />;
};

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
