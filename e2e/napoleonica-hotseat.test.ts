// Napoleonica between two people at one screen: secret bids and hands behind a curtain.
import { expect } from 'vitest';
import { playOn } from './playing.ts';
import { startAgainst } from './steps.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';

it('NAP-HID.1: a round of a battle between two people, the curtain between them', {
  timeout: 170_000,
}, async ({ visitAs }) => {
  const visit = await visitAs({ theme: 'candle' });
  await startAgainst(visit, 'napoleonica', 'A friend');
  const curtains = await playOn(visit.page, {
    seed: 11,
    care: 2,
    deadline: 150_000,
    until: 'Round 1 is over',
  });
  expect(curtains).toBeGreaterThan(10);
  expect(await prompt(visit.page).innerText()).toContain('Round 1 is over');
});
