import { join } from 'node:path';
import { replayFixtures } from '@grognard/testkit';
import { invariants } from '../invariants.ts';
import { matchingPennies } from '../module.ts';

replayFixtures(matchingPennies, join(import.meta.dirname, '../../../fixtures/matching-pennies'), {
  invariants,
});
