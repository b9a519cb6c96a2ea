// Contests the laboratory measures: every battle scenario, the French against their enemies. Seats cannot be exchanged:
// each side has its own army.
import { fill } from '@grognard/kernel';
import { SCENARIO_IDS } from './vocabulary.ts';
import { contestWords } from './words/contests.ts';
import { choiceWords } from './words/options.ts';

export const contests = SCENARIO_IDS.filter((scenario) => scenario !== 'campaign').map((scenario) => ({
  name: scenario,
  about: fill(contestWords.battle, { scenario: choiceWords.scenario[scenario] }),
  sides: ['french', 'allied'] as const,
  options: { scenario },
  within: [40, 60] as const,
}));
