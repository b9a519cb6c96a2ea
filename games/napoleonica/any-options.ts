// Options of every kind at random: scenarios, maps, armies, sides, switches; for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import { MAP_IDS } from './data/maps.ts';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.ts';
import { FACTIONS } from './data/words.ts';

const PURPOSE = 'NAP-SET.1 option';
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, PURPOSE) - 1];
const coin = (random: Random): boolean => random.die(2, PURPOSE) === 1;

/** A battle of any scenario, with armies its sides allow. */
export function anyOptions(random: Random): unknown {
  const scenario = oneOf(SCENARIO_IDS, random) ?? 'SC1';
  const { anyMap, factions } = SCENARIOS[scenario];
  const isBound = factions.north.length < FACTIONS.length;
  const army = (side: 'south' | 'north'): unknown =>
    random.die(4, PURPOSE) === 1 ? 'choose' : oneOf(factions[side], random);
  return {
    scenario,
    map: anyMap && coin(random) ? oneOf(MAP_IDS.slice(0, 7), random) : null,
    armies: { A: army('south'), B: army('north') },
    south: isBound || coin(random) ? 'A' : 'dice',
    slots: coin(random) ? 'mutual' : 'initiative',
    formation: coin(random),
    flanking: coin(random),
    fatigueRerolls: coin(random),
    deactivation: coin(random),
  };
}
