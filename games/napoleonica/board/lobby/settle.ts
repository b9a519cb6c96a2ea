// NAP-SCN.11: a scenario brings its own map, and some of them admit certain factions only.
import type { Json } from '@grognard/kernel';
import { SCENARIO_IDS, SCENARIOS } from '../../data/scenarios.ts';
import { FACTIONS, type Faction } from '../../data/words.ts';
import type { ChosenArmy, Options } from '../../options.ts';
import { USUAL_CUSTOM } from './custom-battle.ts';

/** An army the scenario admits on this side, as near to what was chosen as may be. */
function admitted(chosen: ChosenArmy, factions: readonly Faction[]): ChosenArmy {
  if (chosen === 'choose' || factions.length === FACTIONS.length) return chosen;
  const faction = factions.find((each) => each === chosen);
  return faction ?? factions[0] ?? chosen;
}

export function changeScenario(options: Options, value: Json): Options {
  if (value === 'custom')
    return { ...options, scenario: 'custom', map: null, custom: options.custom ?? USUAL_CUSTOM };
  const scenario = SCENARIO_IDS.find((id) => id === value) ?? 'SC1';
  const { factions } = SCENARIOS[scenario];
  const { A, B } = options.armies;
  const usualNorth: ChosenArmy = factions.north.includes('abyss') ? 'abyss' : B;
  return {
    ...options,
    scenario,
    map: null,
    custom: null,
    south: 'A',
    armies: {
      A: admitted(A, factions.south),
      B: admitted(
        typeof B === 'string' || factions.north.length === FACTIONS.length ? B : usualNorth,
        factions.north,
      ),
    },
  };
}
