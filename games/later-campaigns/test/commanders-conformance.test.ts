// NLC-M.8, NLC-M.9: several players on a side with chits keep their secrets from the enemy, and from each other.
import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';

conformance(laterCampaigns, {
  games: 1,
  maxDecisions: 9000,
  thin: 150,
  options: () => ({ scenario: 'quatre-bras', commanders: true, players: 'corps' }),
});
