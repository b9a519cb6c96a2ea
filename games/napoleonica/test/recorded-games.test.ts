import { join } from 'node:path';
import { replayFixtures } from '@grognard/testkit';
import { invariants } from '../invariants.ts';
import { napoleonica } from '../module.ts';

replayFixtures(napoleonica, join(import.meta.dirname, '../../../fixtures/napoleonica'), {
  invariants,
  pace: { tellEvery: 30, lookEvery: 5, offersEvery: 1, edgesEvery: 10, eachEvery: 90 },
});
