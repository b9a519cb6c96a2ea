// What is printed on map, counters and scenario as plain JSON, for those who reckon apart from these rules: nothing in it
// is worked out.
import type { Json } from '@grognard/kernel';
import { stepFrom } from './data/map/notation.ts';
import { BRIDGE, CREST, IMPASSABLE, RIVER, ROAD, type Theatre, TRAIL, WATER } from './data/theatre.ts';
import { theatreOf } from './data/theatres.ts';
import { TERRAINS } from './data/words.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export function printed(options: { readonly scenario: string }): Json {
  const theatre = theatreOf({ options });
  const { kind, firstSide, specials, turns, places, leaders, hqs, bodies, armies } = theatre;
  const { reinforcements, exits, victory, orders, setup } = theatre;
  return plain({
    ...printedMap(theatre),
    kind,
    firstSide,
    specials,
    turns,
    places: places.map(({ id, kind, hexes }) => ({ id, kind, hexes })),
    units: theatre.units.map(
      ({ id, side, army, formation, division, nation, arm, gun, mp, steps, guard }) => ({
        ...{ id, side, army, formation, division, nation, arm, gun, mp, guard },
        steps: steps.slice(0, 2),
      }),
    ),
    leaders,
    hqs,
    bodies,
    armies,
    reinforcements,
    exits,
    victory,
    orders,
    setup,
  });
}

function printedMap({ hexIds, terrain, levels, hexsides, links }: Theatre): object {
  const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;
  return {
    hexes: hexIds.map((id, hex) => ({ id, terrain: TERRAINS[terrain[hex] ?? 0], level: levels[hex] })),
    sides: hexIds.flatMap((a, hex) =>
      DIRECTIONS.flatMap((direction) => {
        const [bits, link] = [hexsides[6 * hex + direction] ?? 0, links[6 * hex + direction]];
        if (bits === 0 && link !== ROAD && link !== TRAIL) return [];
        const water = has(bits, RIVER) ? 'river' : has(bits, WATER) ? 'stream' : null;
        const crossing = link === ROAD ? 'road' : link === TRAIL ? 'trail' : null;
        return {
          ...{ a, b: stepFrom(a, direction), water, link: crossing },
          ...{ bridge: has(bits, BRIDGE), crest: has(bits, CREST), wall: has(bits, IMPASSABLE) },
        };
      }),
    ),
  };
}

const plain = (value: object): Json => JSON.parse(JSON.stringify(value));
