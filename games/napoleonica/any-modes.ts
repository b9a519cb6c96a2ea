// Options of battles of one's own, tournaments and campaigns at random, and of all kinds; for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import { anyOptions } from './any-options.ts';
import { DIFFICULTIES } from './campaign/state.ts';
import { MAP_IDS, MAPS } from './data/maps.ts';
import { ESCALATION_COUNTS } from './data/scenarios.ts';
import { FACTIONS } from './data/words.ts';
import { ZONES } from './data/zones.ts';
import { PRELIMINARIES } from './tournament/state.ts';
import { SWITCHES } from './vocabulary.ts';

const PURPOSE = 'NAP-SET.1 option';
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, PURPOSE) - 1];

const anySwitches = (random: Random): object =>
  Object.fromEntries(SWITCHES.map((name) => [name, random.die(2, PURPOSE) === 1]));

export const anyTournament = (random: Random): unknown => ({
  mode: 'tournament',
  preliminaries: oneOf(PRELIMINARIES, random),
  ...anySwitches(random),
});

export const anyCampaign = (random: Random): unknown => ({
  mode: 'campaign',
  faction: oneOf(['france', 'russia'], random),
  difficulty: oneOf(DIFFICULTIES, random),
  ...anySwitches(random),
});

const CODES = [...'....FHBmUXSWV'];
const MIDDLE_ROWS = [3, 5];
const LANDMARKS = ['C5', 'F5', 'I5'];

/** NAP-SCN.12: a printed map with other ground in the middle, nowhere closed. */
const anyMap = (random: Random): readonly string[] =>
  MAPS[oneOf(MAP_IDS.slice(0, 5), random) ?? 'MAP1'].rows.map((row, index) => {
    const [first = 0, last = 0] = MIDDLE_ROWS;
    if (index < first || index > last) return row;
    return [...row].map(() => oneOf(CODES, random) ?? '.').join('');
  });

/** NAP-SCN.6 */
export const anyCustomBattle = (random: Random): unknown => ({
  scenario: 'custom',
  custom: {
    map: random.die(2, PURPOSE) === 1 ? anyMap(random) : (oneOf(MAP_IDS.slice(0, 5), random) ?? 'MAP1'),
    zones: { south: oneOf(ZONES, random), north: oneOf(ZONES, random) },
    limits: { south: 200 + 20 * random.die(6, PURPOSE), north: 200 + 20 * random.die(6, PURPOSE) },
    escalation: oneOf(ESCALATION_COUNTS, random),
    goals: { south: random.die(2, PURPOSE) === 1 ? null : 6, north: 2 + random.die(10, PURPOSE) },
    commanderVp: 1 + random.die(3, PURPOSE),
    landmarks: [{ hex: oneOf(LANDMARKS, random), scores: oneOf(['hold', 'majority'], random) }],
  },
  armies: { A: oneOf(FACTIONS, random), B: oneOf(FACTIONS, random) },
  ...anySwitches(random),
});

/** Scenarios as often as everything else together. */
export function anyMatch(random: Random): unknown {
  const kinds = [anyOptions, anyOptions, anyOptions, anyCustomBattle, anyTournament, anyCampaign];
  return (oneOf(kinds, random) ?? anyOptions)(random);
}
