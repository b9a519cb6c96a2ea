// The engraved field: drawn once for a ground, and again only when a tile changes.
import { Furrows, Grid, Hills, Houses, Sheet } from '@grognard/desk/map/ground/ground.tsx';
import { hexesPath } from '@grognard/desk/map/ground/hex-paths.ts';
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { hexName } from '../../../data/field.ts';
import { terrainOf } from '../../../data/maps.ts';
import type { TerrainCode } from '../../../data/terrain.ts';
import { type Faction, SIDES } from '../../../data/words.ts';
import type { BattleView } from '../../../view.ts';
import { PLAYERS } from '../../../vocabulary.ts';
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

function Zones({ plan, battle }: { readonly plan: HexPlan; readonly battle: BattleView }) {
  const holder = (side: (typeof SIDES)[number]): Faction | null => {
    const player = PLAYERS.find((each) => battle.sideOf[each] === side);
    return player === undefined ? null : battle.players[player].faction;
  };
  return (
    <>
      {SIDES.map((side) => {
        const faction = holder(side);
        return faction === null ? null : (
          <path
            key={side}
            d={hexesPath(plan, battle.terms.zones[side], 0.93)}
            fill={`var(--${ARMY[faction]})`}
            class="napoleonica-zone"
          />
        );
      })}
    </>
  );
}

/** NAP-SCN.2: a standard stands where a hex is worth holding. */
function Landmarks({ plan, battle }: { readonly plan: HexPlan; readonly battle: BattleView }) {
  return (
    <g class="napoleonica-landmarks">
      <path
        d={hexesPath(
          plan,
          battle.terms.landmarks.map(({ hex }) => hex),
          0.9,
        )}
        class="ring"
      />
      {battle.terms.landmarks.map(({ hex }) => {
        const { x, y } = plan.centre(hex);
        return <path key={hex} d={`M${fine(x - 33)} ${fine(y + 6)}v-26l13 5-13 5`} class="standard" />;
      })}
    </g>
  );
}

export function Ground({ plan, battle }: { readonly plan: HexPlan; readonly battle: BattleView }) {
  const codes = terrainOf([battle.ground]);
  return (
    <Sheet plan={plan}>
      <Shade plan={plan} />
      <Furrows plan={plan} hexes={hexesWith(codes, '.')} />
      <Hills plan={plan} hexes={hexesWith(codes, 'H')} />
      <Forests plan={plan} hexes={hexesWith(codes, 'F')} />
      <River plan={plan} codes={codes} />
      <Houses plan={plan} hexes={hexesWith(codes, 'V')} />
      <Tiles plan={plan} codes={codes} />
      <Zones plan={plan} battle={battle} />
      <Grid plan={plan} />
      <Landmarks plan={plan} battle={battle} />
      <Names plan={plan} />
    </Sheet>
  );
}
