// Contests the laboratory measures: every scenario with every pairing of factions, seats exchanged in every second game;
// and campaigns of each difficulty against the automaton.
import { fill } from '@grognard/kernel';
import type { Difficulty } from './campaign/state.ts';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.ts';
import { contestWords } from './words/contests.ts';

/** The first side fights from the south. */
const battles = SCENARIO_IDS.flatMap((scenario) => {
  const { name, factions } = SCENARIOS[scenario];
  return factions.south.flatMap((south) =>
    factions.north
      .filter((north) => north !== south)
      .map((north) => ({
        name: `${scenario} ${south}-${north}`,
        about: fill(contestWords.battle, { scenario: name, south, north }),
        sides: [south, north] as const,
        options: { scenario, armies: { A: south, B: north }, south: 'A' },
        exchanged: { scenario, armies: { A: north, B: south }, south: 'B' },
      })),
  );
});

/** How often whoever plays like a Veteran is meant to win. */
const MEANT: { readonly [difficulty in Difficulty]: readonly [number, number] } = {
  conscript: [60, 80],
  veteran: [35, 55],
  marshal: [15, 30],
};

const campaigns = (['conscript', 'veteran', 'marshal'] as const).flatMap((difficulty) =>
  (['france', 'russia'] as const).map((faction) => ({
    name: `campaign ${difficulty}-${faction}`,
    about: fill(contestWords.campaign, { difficulty, faction }),
    sides: [faction, 'automaton'] as const,
    options: { mode: 'campaign', difficulty, faction },
    within: MEANT[difficulty],
  })),
);

export const contests = [...battles, ...campaigns];
