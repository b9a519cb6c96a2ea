// NAP-SCN.11: a scenario brings its own map, and some of them admit certain factions only.
import type { Json } from '@grognard/kernel';
import { SCENARIO_IDS, SCENARIOS } from '../../data/scenarios.ts';
import type { Faction } from '../../data/words.ts';
import type { ChosenArmy, Options } from '../../options.ts';

/** An army the scenario admits on this side, as near to what was chosen as may be. */
function admitted(chosen: ChosenArmy, factions: readonly Faction[]): ChosenArmy {
  if (chosen === 'choose') return chosen;
  const faction = factions.find((each) => each === chosen);
  return faction ?? factions[0] ?? chosen;
}

export function changeScenario(options: Options, value: Json): Options {
  const scenario = SCENARIO_IDS.find((id) => id === value) ?? 'SC1';
  const { factions } = SCENARIOS[scenario];
  const { A, B } = options.armies;
  const usualNorth: ChosenArmy = factions.north.includes('abyss') ? 'abyss' : B;
  return {
    ...options,
    scenario,
    map: null,
    south: 'A',
    armies: {
      A: admitted(A, factions.south),
      B: admitted(typeof B === 'string' ? B : usualNorth, factions.north),
    },
  };
}
