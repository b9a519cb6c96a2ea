// NAP-SCN.10: the unique-terrain slots of the map that was chosen.
import { type ChosenMap, mapRows } from '../../army/custom-battle.ts';
import { terrainOf } from '../../data/maps.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Options } from '../../options.ts';
import { USUAL_CUSTOM } from './custom-battle.ts';

export function mapOf({ scenario, custom, map }: Options): ChosenMap {
  return scenario === 'custom' ? (custom ?? USUAL_CUSTOM).map : (map ?? SCENARIOS[scenario].map);
}

/** Their hexes in the order of the map. */
export function slotsOf(options: Options): readonly number[] {
  const codes = terrainOf(mapRows(mapOf(options)));
  return [...codes.keys()].filter((hex) => codes[hex] === 'V');
}
