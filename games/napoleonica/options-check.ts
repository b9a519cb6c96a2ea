// NAP-ARM.7, NAP-SCN.5, NAP-SCN.11, NAP-SCN.12, NAP-SET.16: whether the armies of the options may fight on the sides they may get,
// and the scenario on the map.
import { no, type Refusal } from '@grognard/kernel';
import type { ChosenMap } from './army/custom-battle.ts';
import { refuseMap } from './army/own-map.ts';
import { refuseRoster } from './army/roster-rules.ts';
import { battleGround, rosterFor } from './battle-terms.ts';
import { MAPS } from './data/maps.ts';
import { SCENARIOS, type ScenarioId } from './data/scenarios.ts';
import type { Side } from './data/words.ts';
import { zoneHexes } from './data/zones.ts';
import { FACTION_NAME } from './names.ts';
import type { ChosenArmy, Options } from './options.ts';
import { PLAYERS, type Player } from './vocabulary.ts';
import { optionFaults } from './words/options.ts';

interface ArmyFault {
  readonly player: Player;
  readonly refusal: Refusal;
}

/** The sides a player may come to fight from. */
function sidesOf({ south }: Options, player: Player): readonly Side[] {
  if (south === 'dice') return ['south', 'north'];
  return [south === player ? 'south' : 'north'];
}

/** What keeps an army from fighting on a side; null: nothing. */
function refuseArmy(chosen: Exclude<ChosenArmy, 'choose'>, side: Side, options: Options): Refusal | null {
  const { limits, factions } = battleGround(options);
  const roster = rosterFor(chosen, limits[side]);
  if (roster === null) return no('NAP-SCN.5', optionFaults.tooDear, { limit: limits[side] });
  if (!factions[side].includes(roster.faction))
    return no('NAP-SET.16', optionFaults.wrongSide, { side, faction: FACTION_NAME[roster.faction] });
  return refuseRoster(roster.faction, roster.units, limits[side]);
}

/** What keeps a player's army from being taken to the field, on whatever side. */
export function refuseArmyOf(options: Options, player: Player): Refusal | null {
  const { factions } = battleGround(options);
  const chosen = options.armies[player];
  for (const side of sidesOf(options, player)) {
    // Whoever chooses at the table finds an army of every faction that may be chosen there.
    for (const army of chosen === 'choose' ? factions[side] : [chosen]) {
      const refusal = refuseArmy(army, side, options);
      if (refusal !== null) return refusal;
    }
  }
  return null;
}

export function armyFault(options: Options): ArmyFault | null {
  for (const player of PLAYERS) {
    const refusal = refuseArmyOf(options, player);
    if (refusal !== null) return { player, refusal };
  }
  return null;
}

/** NAP-SCN.11, NAP-SCN.12: whether a scenario may be fought on a map. */
export function refuseMapFor(scenario: ScenarioId, map: ChosenMap): Refusal | null {
  const { name, anyMap, ownMap, map: usual, zones } = SCENARIOS[scenario];
  if (typeof map === 'string')
    return map === usual || (anyMap && map !== 'MAP8')
      ? null
      : no('NAP-SCN.11', optionFaults.notThere, { scenario: name, map: MAPS[map].name });
  if (!ownMap) return no('NAP-SCN.12', optionFaults.notOwnMap, { scenario: name });
  return refuseMap(map, {
    south: zoneHexes(zones.south.zone, 'south'),
    north: zoneHexes(zones.north.zone, 'north'),
  });
}
