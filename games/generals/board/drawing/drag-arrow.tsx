import type { RefObject } from 'preact';
import type { Desk } from '../desk.ts';
import { trailOf } from '../input/trail.ts';
import { pickOf, unitNamed } from '../input/written-orders.ts';
import { DraftArrow } from './arrows.tsx';
import type { Layer } from './layer.ts';

interface DragArrowProps extends Pick<Layer, 'geometry' | 'placements'> {
  readonly desk: Desk;
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** The order that is being drawn under the pointer. */
export function DragArrow({ desk, geometry, placements, svg }: DragArrowProps) {
  const drag = desk.drag.value;
  const frame = drag === null ? undefined : svg.current?.getBoundingClientRect();
  if (drag !== null && frame !== undefined && 'unit' in drag.from) {
    const start = pickOf(unitNamed(desk, drag.from.unit));
    const spot = placements.get(drag.from.unit);
    if (start === null || spot === undefined) return null;
    const stops = [start.from, ...trailOf(desk, drag)].slice(0, 3);
    const pointer = { x: drag.x - frame.left, y: drag.y - frame.top };
    return (
      <DraftArrow geometry={geometry} stops={stops} line={stops.length === 1 ? [spot, pointer] : null} />
    );
  }
  return null;
}
