// NLC-P: the table of a game by mail keeps its secrets and its promises.
import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';

conformance(laterCampaigns, {
  games: 1,
  maxDecisions: 1500,
  thin: 20,
  options: () => ({ scenario: 'quatre-bras', sequence: 'pbem' }),
});
