// NLC-P: the table of a game by mail keeps its secrets and its promises.
import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';
import { workbench } from '../workbench.ts';

conformance(laterCampaigns, {
  games: 1,
  maxDecisions: 6000,
  thin: 150,
  options: () => ({ scenario: 'quatre-bras', sequence: 'pbem' }),
  hiding: {
    secrets: workbench.secrets,
    pairs: 300,
    seldom: ['who-rolls', 'who-comes-in-hidden-and-where'],
  },
});
