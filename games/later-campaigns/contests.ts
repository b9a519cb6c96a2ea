// Contests the laboratory measures: every scenario, balanced and as it was, the French against their enemies. Seats cannot be
// exchanged: each side has its own army.
import { fill } from '@grognard/kernel';
import { SCENARIO_IDS } from './vocabulary.ts';
import { contestWords } from './words/contests.ts';
import { choiceWords } from './words/options.ts';

const contest = (
  scenario: (typeof SCENARIO_IDS)[number],
  asItWas: boolean,
  about: (typeof contestWords)[keyof typeof contestWords],
) => ({
  name: asItWas ? (`${scenario}-as-it-was` as const) : scenario,
  about: fill(about, { scenario: choiceWords.scenario[scenario] }),
  sides: ['french', 'allied'] as const,
  options: { scenario, asItWas },
  within: [40, 60] as const,
});

export const contests = [
  ...SCENARIO_IDS.map((scenario) => contest(scenario, false, contestWords.battle)),
  ...SCENARIO_IDS.map((scenario) => contest(scenario, true, contestWords.asItWas)),
];
