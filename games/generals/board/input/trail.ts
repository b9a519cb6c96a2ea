import type { Drag } from '@grognard/desk';
import type { Target } from '@grognard/kernel';
import { isSector } from '../../field/board-graph.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { unitNamed } from './written-orders.ts';

const placeOf = (desk: Desk, target: Target): string | undefined => {
  if ('sector' in target) return target.sector;
  return 'unit' in target ? unitNamed(desk, target.unit)?.at : undefined;
};

/** The sectors a drag has passed after the one it began in. */
export function trailOf(desk: Desk, drag: Drag): readonly Sector[] {
  const start = placeOf(desk, drag.from);
  const trail: Sector[] = [];
  for (const target of drag.over) {
    const place = placeOf(desk, target);
    if (isSector(place) && place !== (trail.at(-1) ?? start)) trail.push(place);
  }
  return trail;
}
