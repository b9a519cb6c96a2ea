import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';
import { anyOptions } from './options-generator.ts';

/** The smallest battle, with options of every kind. */
conformance(laterCampaigns, {
  games: 1,
  maxDecisions: 6000,
  thin: 20,
  options: (random) => ({ ...anyOptions(random), scenario: 'quatre-bras' }),
});
