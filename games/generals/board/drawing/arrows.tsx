import { at, centreOf, type Point, px } from '@grognard/desk/drawing/shapes.ts';
import type { Sector } from '../../vocabulary.ts';
import { type ArrowPath, arrowHead, arrowPath } from './arrow-path.ts';
import type { Geometry } from './geometry.ts';

export function Shaft({ path, geometry }: { readonly path: ArrowPath; readonly geometry: Geometry }) {
  const size = geometry.isCompact ? 6 : 10;
  const base = { x: path.tip.x - path.dx * size * 1.4, y: path.tip.y - path.dy * size * 1.4 };
  const d = path.d.replace(/ ?L[^LQCM]*$/, `L${at(base)}`);
  return (
    <>
      <path d={d} class="generals-halo" />
      <path d={d} class="generals-shaft" />
      <path d={arrowHead(path, size)} class="generals-head" />
    </>
  );
}

/** Borders an arrow crosses, whichever way. */
const crossingsOf = (stops: readonly Sector[]): readonly string[] =>
  stops.slice(1).map((stop, i) => [stop, stops[i] ?? stop].sort().join());

/** The ways of all arrows, each in the first lane that is free on every border it crosses. */
export function arrowWays<T>(
  geometry: Geometry,
  items: readonly T[],
  stopsOf: (item: T) => readonly Sector[],
): readonly { readonly item: T; readonly path: ArrowPath }[] {
  const taken = new Set<string>();
  return items.flatMap((item) => {
    const crossings = crossingsOf(stopsOf(item));
    let lane = 0;
    while (crossings.some((crossing) => taken.has(`${crossing}${lane}`))) lane++;
    for (const crossing of crossings) taken.add(`${crossing}${lane}`);
    const path = arrowPath(geometry, stopsOf(item), lane);
    return path === null ? [] : [{ item, path }];
  });
}

interface DraftArrowProps {
  readonly geometry: Geometry;
  readonly stops: readonly Sector[];
  readonly to: Point | null;
}

/** An order that is being drawn: from the unit over what was chosen to where the pointer is. */
export function DraftArrow({ geometry, stops, to }: DraftArrowProps) {
  const path = arrowPath(geometry, stops, 0);
  const [from] = stops;
  if (path === null && (to === null || from === undefined)) return null;
  return (
    <g class="generals-arrow is-draft">
      {path !== null && <Shaft path={path} geometry={geometry} />}
      {path === null && to !== null && from !== undefined && (
        <path d={`M${at(centreOf(geometry.sectors[from]))}L${at(to)}`} class="generals-shaft" />
      )}
    </g>
  );
}

/** A number in a badge of half this height. */
export const BadgeNumber = ({
  x = 0,
  r,
  value,
}: {
  readonly x?: number;
  readonly r: number;
  readonly value: number;
}) => (
  <text x={px(x)} y={px(r * 0.42)} font-size={px(r * 1.25)} class="generals-badge-number">
    {value}
  </text>
);
