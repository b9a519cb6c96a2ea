// The engraved theatre: drawn once for a scenario.
import { Furrows, Grid, Houses, Roads, Sheet, Water, Woods } from '@grognard/desk/map/ground/ground.tsx';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { HEX_DIRECTIONS, neighbour, OFF_MAP } from '@grognard/geometry';
import { NO_LINK, RIVER, ROAD, type Theatre, TRAIL, WATER } from '../../../../data/theatre.ts';
import type { Terrain } from '../../../../data/words.ts';
import { terrainOf } from '../../../../ground/hexes.ts';
import { Chateaux } from './chateaux.tsx';
import { Hexsides } from './hexsides.tsx';
import { Slopes, Tints } from './relief.tsx';

const hexesWith = (theatre: Theatre, wanted: Terrain): readonly number[] =>
  Array.from({ length: theatre.grid.size }, (_, hex) => hex).filter(
    (hex) => terrainOf(theatre, hex) === wanted,
  );

/** By the number of the hexside, each once. */
function watersOf({ grid, hexsides }: Theatre, isRiver: boolean): readonly number[] {
  const found = new Set<number>();
  for (let i = 0; i < hexsides.length; i += 1) {
    const bits = hexsides[i] ?? 0;
    if ((bits & WATER) !== 0 && ((bits & RIVER) !== 0) === isRiver) found.add(grid.hexsides[i] ?? OFF_MAP);
  }
  return [...found];
}

function linksOf({ grid, links }: Theatre, kind: number): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let hex = 0; hex < grid.size; hex += 1)
    for (const direction of HEX_DIRECTIONS) {
      const next = neighbour(grid, hex, direction);
      if (next !== OFF_MAP && hex < next && (links[6 * hex + direction] ?? NO_LINK) === kind)
        found.push([hex, next]);
    }
  return found;
}

export const Ground = ({ plan, theatre }: { readonly plan: HexPlan; readonly theatre: Theatre }) => (
  <Sheet plan={plan}>
    <Tints plan={plan} theatre={theatre} />
    <Furrows plan={plan} hexes={hexesWith(theatre, 'clear')} />
    <Slopes plan={plan} theatre={theatre} />
    <Woods plan={plan} hexes={hexesWith(theatre, 'woods')} />
    <Grid plan={plan} />
    <Water plan={plan} sides={watersOf(theatre, false)} kind="stream" />
    <Water plan={plan} sides={watersOf(theatre, true)} kind="river" />
    <Roads plan={plan} links={linksOf(theatre, TRAIL)} kind="trail" />
    <Roads plan={plan} links={linksOf(theatre, ROAD)} kind="road" />
    <Houses plan={plan} hexes={hexesWith(theatre, 'town')} />
    <Chateaux plan={plan} hexes={hexesWith(theatre, 'chateau')} />
    <Hexsides plan={plan} theatre={theatre} />
  </Sheet>
);
