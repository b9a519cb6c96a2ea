// Contests the laboratory measures: every scenario with every pairing of factions, seats exchanged in every second game.
import { fill } from '@grognard/kernel';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.ts';
import { contestWords } from './words/contests.ts';

/** The first side fights from the south. */
export const contests = SCENARIO_IDS.flatMap((scenario) => {
  const { name, factions } = SCENARIOS[scenario];
  return factions.south.flatMap((south) =>
    factions.north
      .filter((north) => north !== south)
      .map((north) => ({
        name: `${scenario} ${south}-${north}`,
        about: fill(contestWords.about, { scenario: name, south, north }),
        sides: [south, north] as const,
        options: { scenario, armies: { A: south, B: north }, south: 'A' },
        exchanged: { scenario, armies: { A: north, B: south }, south: 'B' },
      })),
  );
});
