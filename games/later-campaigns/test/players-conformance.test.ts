// NLC-M: a table with several players on a side keeps its secrets and its promises.
import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';

conformance(laterCampaigns, {
  games: 1,
  maxDecisions: 9000,
  thin: 300,
  options: () => ({ scenario: 'quatre-bras', sequence: 'multiplayer', players: 'corps' }),
});
