// Roads between neighbours, bent a little, and places on them.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import type { Point } from '@grognard/desk/drawing/shapes.ts';
import { REGION_IDS, REGIONS, type RegionId } from '../../../data/regions.ts';
import { seedOf, smoothPath } from './lines.ts';
import { regionShape } from './region-shapes.ts';

type Bend = readonly [from: Point, over: Point, to: Point];

/** The road in the direction of the higher number. */
function bendOf(low: RegionId, high: RegionId): Bend {
  const [from, to] = [regionShape(low).town, regionShape(high).town];
  const off = (seeded(seedOf(low + high))() - 0.5) * 0.22;
  const over = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * off,
    y: (from.y + to.y) / 2 + (to.x - from.x) * off,
  };
  return [from, over, to];
}

export const ROADS: string = REGION_IDS.flatMap((low) =>
  REGIONS[low].neighbours.filter((high) => low < high).map((high) => smoothPath(bendOf(low, high))),
).join('');

/** A place on the road, 0 to 1 of the way, and the direction there in degrees. */
export function onRoad(from: RegionId, to: RegionId, way: number): Point & { readonly angle: number } {
  const [a, b, c] = from < to ? bendOf(from, to) : bendOf(to, from).toReversed();
  const [start, over, end] = [a ?? { x: 0, y: 0 }, b ?? { x: 0, y: 0 }, c ?? { x: 0, y: 0 }];
  const left = 1 - way;
  return {
    x: left * left * start.x + 2 * left * way * over.x + way * way * end.x,
    y: left * left * start.y + 2 * left * way * over.y + way * way * end.y,
    angle: (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI,
  };
}
