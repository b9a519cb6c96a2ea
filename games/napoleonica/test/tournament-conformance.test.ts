import { conformance } from '@grognard/testkit';
import { napoleonica } from '../module.ts';

conformance(napoleonica, {
  games: 1,
  options: () => ({ mode: 'tournament', preliminaries: 2 }),
  maxDecisions: 20_000,
});
