// The regions as the drawing knows them: border, town, the middle of the name.
import type { Point } from '@grognard/desk/drawing/shapes.ts';
import { REGION_IDS, type RegionId } from '../../../data/regions.ts';
import { CORNERS, REGION_PLACES } from './data/region-places.ts';
import { closedPath, outline } from './lines.ts';
import { pointsIn, project } from './projection.ts';

export interface RegionShape {
  /** The border as a path. */
  readonly border: string;
  readonly town: Point;
  readonly name: Point;
  /** Where corruption begins to show. */
  readonly stain: Point;
}

const cornersOf = (border: string): readonly Point[] =>
  border.split(' ').flatMap((corner) => {
    const shared = CORNERS[corner];
    return shared === undefined ? pointsIn(corner) : [project(shared)];
  });

function shapeOf(region: RegionId): RegionShape {
  const { border, town, name, stain } = REGION_PLACES[region];
  const { x, y } = project(town);
  return {
    border: closedPath(outline(cornersOf(border), { strays: 0.1, least: 9 })),
    town: { x, y },
    name: { x: x + name[0], y: y + name[1] },
    stain: { x: x + stain[0], y: y + stain[1] },
  };
}

const SHAPES = new Map(REGION_IDS.map((region) => [region, shapeOf(region)]));
const NOWHERE: Point = { x: 0, y: 0 };

export const regionShape = (region: RegionId): RegionShape =>
  SHAPES.get(region) ?? { border: '', town: NOWHERE, name: NOWHERE, stain: NOWHERE };
