// Napoleonica between two people at one screen: secret bids and hands behind a curtain.
import { prompts } from '@grognard/games/napoleonica/words/prompts.ts';
import { expect } from 'vitest';
import { openMoment } from './moments.ts';
import { playOn } from './playing.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';

it('NAP-HID.1: the rest of a round between two people, the curtain between them', {
  timeout: 170_000,
}, async ({ visitAs }) => {
  const visit = await visitAs({ theme: 'candle' });
  const recording = 'napoleonica/baptism-of-fire';
  await openMoment(visit, { recording, seat: 'A', asked: prompts.turn, from: 70 }, 'A friend');
  const curtains = await playOn(visit.page, {
    seed: 11,
    care: 2,
    deadline: 150_000,
    until: 'is over',
  });
  // How many there are depends on the dice: whoever has passed is not asked again.
  expect(curtains).toBeGreaterThan(0);
  expect(await prompt(visit.page).innerText()).toMatch(/Round \d is over/);
});
