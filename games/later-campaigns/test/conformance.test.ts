import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';
import { workbench } from '../workbench.ts';
import { anyOptions } from './options-generator.ts';

conformance(laterCampaigns, {
  games: 1,
  maxDecisions: 6000,
  thin: 20,
  options: anyOptions,
  hiding: {
    secrets: workbench.secrets,
    pairs: 300,
    // Options of a battle bring these; who comes in hidden is set up by `hidden-entries.test.ts`.
    seldom: ['who-rolls', 'answer-to-packet', 'who-comes-in-hidden-and-where'],
  },
});
