// The ground of a small map: woods, waters, roads and houses, each a single path, worked out once for a theatre.
import { hexesPath, sideEnds } from '@grognard/desk/map/ground/hex-paths.ts';
import { at, type HexPlan, hexPlan } from '@grognard/desk/map/hex-plan.ts';
import { HEX_DIRECTIONS, neighbour, OFF_MAP } from '@grognard/geometry';
import { RIVER, ROAD, type Theatre, WATER } from '../../data/theatre.ts';
import { TERRAINS, type Terrain } from '../../data/words.ts';

export interface SituationGround {
  readonly plan: HexPlan;
  readonly woods: string;
  readonly towns: string;
  readonly waters: string;
  readonly rivers: string;
  readonly roads: string;
}

/** From the middle of a hex to its corners. */
const RADIUS = 8;
const MARGIN = 4;

const drawn = new WeakMap<Theatre, SituationGround>();

export function groundOf(theatre: Theatre): SituationGround {
  const known = drawn.get(theatre) ?? draw(theatre);
  drawn.set(theatre, known);
  return known;
}

function draw(theatre: Theatre): SituationGround {
  const plan = hexPlan(theatre.grid, RADIUS, MARGIN);
  const hexes = [...theatre.hexIds.keys()];
  const on = (...terrains: readonly Terrain[]): readonly number[] =>
    hexes.filter((hex) => terrains.some((terrain) => TERRAINS[theatre.terrain[hex] ?? 0] === terrain));
  return {
    plan,
    woods: hexesPath(plan, on('woods'), 1.05),
    towns: hexesPath(plan, on('town', 'chateau'), 0.55),
    waters: alongSides(theatre, plan, WATER),
    rivers: alongSides(theatre, plan, RIVER),
    roads: overSides(theatre, plan, ROAD),
  };
}

/** Each hexside once, from the hex to its west or north. */
function* sidesOf({ grid, hexIds }: Theatre) {
  for (const hex of hexIds.keys())
    for (const direction of HEX_DIRECTIONS)
      if (direction < 3 && neighbour(grid, hex, direction) !== OFF_MAP) yield { hex, direction };
}

function alongSides(theatre: Theatre, plan: HexPlan, kind: number): string {
  let path = '';
  for (const { hex, direction } of sidesOf(theatre))
    if (((theatre.hexsides[6 * hex + direction] ?? 0) & kind) !== 0)
      path += `M${sideEnds(plan, hex, direction).map(at).join('L')}`;
  return path;
}

function overSides(theatre: Theatre, plan: HexPlan, link: number): string {
  let path = '';
  for (const { hex, direction } of sidesOf(theatre))
    if (theatre.links[6 * hex + direction] === link)
      path += `M${at(plan.centre(hex))}L${at(plan.centre(neighbour(theatre.grid, hex, direction)))}`;
  return path;
}
