// The engraved field: drawn once for a ground, and again only when a tile changes.
import { Furrows, Grid, Hills, Houses, Sheet } from '@grognard/desk/map/ground/ground.tsx';
import { hexesPath } from '@grognard/desk/map/ground/hex-paths.ts';
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { hexName } from '../../../data/field.ts';
import { terrainOf } from '../../../data/maps.ts';
import type { TerrainCode } from '../../../data/terrain.ts';
import { SIDES } from '../../../data/words.ts';
import type { BattleView } from '../../../view.ts';
import { PLAYERS, type Player } from '../../../vocabulary.ts';
import { ARMY } from './figures.tsx';
import { Forests } from './forests.tsx';
import { River } from './river.tsx';
import { Shade } from './shade.tsx';
import { Tiles } from './tiles.tsx';

const hexesWith = (codes: readonly TerrainCode[], wanted: TerrainCode): readonly number[] =>
  [...codes.keys()].filter((hex) => codes[hex] === wanted);

function Names({ plan }: { readonly plan: HexPlan }) {
  return (
    <g class="napoleonica-names" data-layer>
      {Array.from({ length: plan.grid.size }, (_, hex) => {
        const { x, y } = plan.centre(hex);
        return (
          <text key={hex} x={fine(x)} y={fine(y - plan.radius + 13)}>
            {hexName(hex)}
          </text>
        );
      })}
    </g>
  );
}

/** Where an army deploys, in its colour. */
export interface ZoneWash {
  readonly hexes: readonly number[];
  readonly ink: string;
  /** Whose it is, in a battle. */
  readonly owner?: Player;
}

function zonesOf({ sideOf, players, terms }: BattleView): readonly ZoneWash[] {
  return SIDES.flatMap((side) => {
    const player = PLAYERS.find((each) => sideOf[each] === side);
    if (player === undefined) return [];
    return [{ hexes: terms.zones[side], ink: `var(--${ARMY[players[player].faction]})`, owner: player }];
  });
}

/** NAP-SCN.2: a standard stands where a hex is worth holding. */
function Landmarks({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) {
  return (
    <g class="napoleonica-landmarks">
      <path d={hexesPath(plan, hexes, 0.9)} class="ring" />
      {hexes.map((hex) => {
        const { x, y } = plan.centre(hex);
        return <path key={hex} d={`M${fine(x - 33)} ${fine(y + 6)}v-26l13 5-13 5`} class="standard" />;
      })}
    </g>
  );
}

interface TerrainsProps {
  readonly plan: HexPlan;
  readonly codes: readonly TerrainCode[];
}

/** What lies on the hexes of a map, or of a piece of one. */
export const Terrains = ({ plan, codes }: TerrainsProps) => (
  <>
    <Furrows plan={plan} hexes={hexesWith(codes, '.')} />
    <Hills plan={plan} hexes={hexesWith(codes, 'H')} />
    <Forests plan={plan} hexes={hexesWith(codes, 'F')} />
    <River plan={plan} codes={codes} />
    <Houses plan={plan} hexes={hexesWith(codes, 'V')} />
    <Tiles plan={plan} codes={codes} />
  </>
);

interface EngravedProps extends TerrainsProps {
  readonly zones: readonly ZoneWash[];
  readonly landmarks: readonly number[];
}

/** A map of the box or of one's own. */
export const Engraved = ({ plan, codes, zones, landmarks }: EngravedProps) => (
  <Sheet plan={plan}>
    <Shade plan={plan} />
    <Terrains plan={plan} codes={codes} />
    {zones.map(({ hexes, ink, owner = '' }, i) => (
      <path key={i} d={hexesPath(plan, hexes, 0.93)} fill={ink} class={`napoleonica-zone of-${owner}`} />
    ))}
    <Grid plan={plan} />
    <Landmarks plan={plan} hexes={landmarks} />
    <Names plan={plan} />
  </Sheet>
);

export const Ground = ({ plan, battle }: { readonly plan: HexPlan; readonly battle: BattleView }) => (
  <Engraved
    plan={plan}
    codes={terrainOf([battle.ground])}
    zones={zonesOf(battle)}
    landmarks={battle.terms.landmarks.map(({ hex }) => hex)}
  />
);
