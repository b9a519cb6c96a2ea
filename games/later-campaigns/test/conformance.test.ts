import { conformance } from '@grognard/testkit';
import { laterCampaigns } from '../module.ts';
import { anyOptions } from './options-generator.ts';

conformance(laterCampaigns, { games: 1, maxDecisions: 6000, thin: 20, options: anyOptions });
