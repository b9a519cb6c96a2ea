import { join } from 'node:path';
import { playthrough, replayFixtures } from '@grognard/testkit';
import { describe } from 'vitest';
import { invariants } from '../invariants.ts';
import { generals } from '../module.ts';
import { viewText } from '../view-text.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/generals');

replayFixtures(generals, fixtures, {
  conserved: ({ units }) => units.map(({ id }) => id),
  invariants,
  pace: { tellEvery: 20, lookEvery: 5, offersEvery: 3, edgesEvery: 15, eachEvery: 30 },
});

describe('a battle told in text', () => {
  playthrough(generals, join(fixtures, 'dennewitz-terrain-a.txt'), {
    recorded: join(fixtures, 'dennewitz-terrain-a.grognard'),
    entries: 100,
    draw: viewText,
  });
});
