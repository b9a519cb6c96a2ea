import { at, type Point } from '@grognard/desk/drawing/shapes.ts';
import { isReserve } from '../../../field/board-graph.ts';
import type { Order } from '../../../state.ts';
import type { Sector } from '../../../vocabulary.ts';

const GRID = 'M0 0h36v36H0zM12 0v36M24 0v36M0 12h36M0 24h36';
const RESERVES = 'M0 40h36M0 -4h36';

const pointOf = (sector: Sector): Point => {
  if (isReserve(sector)) return { x: 18, y: sector === 'rw' ? 43 : -7 };
  return { x: 6 + 'abc'.indexOf(sector.charAt(0)) * 12, y: 6 + (3 - Number(sector.charAt(1))) * 12 };
};

function Route({ start, more }: { readonly start: Point; readonly more: readonly Point[] }) {
  const points = [start, ...more];
  const end = points.at(-1) ?? start;
  const before = points.at(-2) ?? start;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const dx = (end.x - before.x) / length;
  const dy = (end.y - before.y) / length;
  const head = [
    { x: end.x + dx * 4, y: end.y + dy * 4 },
    { x: end.x - dy * 4.5, y: end.y + dx * 4.5 },
    { x: end.x + dy * 4.5, y: end.y - dx * 4.5 },
  ];
  return (
    <>
      <path d={`M${points.map(at).join('L')}`} class="generals-route-line" />
      <path d={`M${head.map(at).join('L')}Z`} class="generals-route-end" />
    </>
  );
}

/** The nine sectors as small squares, with the arrow of an order in them. */
export function RouteMap({ from, path }: Pick<Order, 'from' | 'path'>) {
  const start = pointOf(from);
  const more = path[0] === 'building' ? [] : path.map(pointOf);
  return (
    <svg class="generals-route-map" viewBox="-2 -9 40 57" aria-hidden="true">
      <path d={isReserve(from) ? GRID + RESERVES : GRID} class="generals-route-grid" />
      {more.length > 0 && <Route start={start} more={more} />}
      <circle cx={start.x} cy={start.y} r="3.2" class="generals-route-end" />
    </svg>
  );
}
