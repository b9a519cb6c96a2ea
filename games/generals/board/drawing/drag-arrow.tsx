import type { RefObject } from 'preact';
import type { Desk } from '../desk.ts';
import { trailOf } from '../input/drag.ts';
import { pickedOn } from '../input/selection.ts';
import { pickOf, unitNamed } from '../input/written-orders.ts';
import { DraftArrow } from './arrows.tsx';
import type { Geometry } from './geometry.ts';

interface DragArrowProps {
  readonly desk: Desk;
  readonly geometry: Geometry;
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** The order that is being drawn, under the pointer or press by press. */
export function DragArrow({ desk, geometry, svg }: DragArrowProps) {
  const drag = desk.drag.value;
  const frame = drag === null ? undefined : svg.current?.getBoundingClientRect();
  if (drag !== null && frame !== undefined && 'unit' in drag.from) {
    const start = pickOf(unitNamed(desk, drag.from.unit));
    if (start === null) return null;
    const stops = [start.from, ...trailOf(desk, drag)].slice(0, 3);
    const to = { x: drag.x - frame.left, y: drag.y - frame.top };
    return <DraftArrow geometry={geometry} stops={stops} to={to} />;
  }
  const picked = pickedOn(desk);
  if (picked?.kind !== 'order' || picked.via === null) return null;
  return <DraftArrow geometry={geometry} stops={[picked.from, picked.via]} to={null} />;
}
