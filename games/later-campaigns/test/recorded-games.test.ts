import { join } from 'node:path';
import { replayFixtures } from '@grognard/testkit';
import { invariants } from '../invariants.ts';
import { laterCampaigns } from '../module.ts';

replayFixtures(laterCampaigns, join(import.meta.dirname, '../../../fixtures/later-campaigns'), {
  invariants,
  pace: { tellEvery: 80, lookEvery: 20, offersEvery: 2, edgesEvery: 40, eachEvery: 60 },
});
