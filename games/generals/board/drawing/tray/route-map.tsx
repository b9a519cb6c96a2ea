import type { Order } from '../../../state.ts';
import type { Sector } from '../../../vocabulary.ts';

const at = (sector: Sector): readonly [number, number] => {
  if (sector === 'rw') return [18, 43];
  if (sector === 'rb') return [18, -7];
  return [6 + 'abc'.indexOf(sector.charAt(0)) * 12, 6 + (3 - Number(sector.charAt(1))) * 12];
};

/** The nine sectors as small squares, with the arrow of an order in them. */
export function RouteMap({
  from,
  path,
}: {
  readonly from: Sector | null;
  readonly path: Order['path'] | null;
}) {
  const grid = 'M0 0h36v36H0zM12 0v36M24 0v36M0 12h36M0 24h36';
  if (from === null || path === null || path[0] === 'building')
    return (
      <svg class="generals-route-map" viewBox="-2 -9 40 57" aria-hidden="true">
        <path d={grid} class="generals-route-grid" />
        {from !== null && <circle cx={at(from)[0]} cy={at(from)[1]} r="4" class="generals-route-end" />}
      </svg>
    );
  const points = [from, ...path].map(at);
  const [ex, ey] = points.at(-1) ?? [0, 0];
  const [px, py] = points.at(-2) ?? [0, 0];
  const length = Math.hypot(ex - px, ey - py) || 1;
  const ux = (ex - px) / length;
  const uy = (ey - py) / length;
  const [sx, sy] = points[0] ?? [0, 0];
  return (
    <svg class="generals-route-map" viewBox="-2 -9 40 57" aria-hidden="true">
      <path
        d={`${grid}${from === 'rw' || from === 'rb' ? 'M0 40h36M0 -4h36' : ''}`}
        class="generals-route-grid"
      />
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} class="generals-route-line" />
      <path
        d={`M${ex + ux * 4} ${ey + uy * 4}L${ex - uy * 4.5} ${ey + ux * 4.5}L${ex + uy * 4.5} ${ey - ux * 4.5}Z`}
        class="generals-route-end"
      />
      <circle cx={sx} cy={sy} r="3.2" class="generals-route-end" />
    </svg>
  );
}
