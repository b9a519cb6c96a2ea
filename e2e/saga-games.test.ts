// Complete battles of Saga, played by pressing what is lit.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { playSaga, sitDownToSaga } from './saga-playing.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
afterEach(async () => {
  expect(visit.problems).toEqual([]);
  await visit.close();
});

it('plays a whole battle against the AI, and reads its report', { timeout: 90_000 }, async () => {
  visit = await house.visit();
  const { page } = visit;
  await sitDownToSaga(visit, 'AI Conscript', { vpTarget: 3, maxTurns: 2 });
  await playSaga(page, { seed: 7, deadline: 60_000 });
  expect(await page.locator('.prompt .ask').innerText()).toMatch(/points|collapsed/i);
  await page.getByRole('link', { name: 'See the report' }).first().click();
  await page.getByRole('heading', { name: /holds the field/ }).waitFor();
  for (const part of ['Victory points by turn', 'Luck', 'Losses', 'Cards played', 'Luck by kind of roll'])
    await page.getByRole('heading', { name: part }).first().waitFor();
});

it('plays a whole battle between two people, the curtain between them', { timeout: 90_000 }, async () => {
  visit = await house.visit({ theme: 'candle' });
  await sitDownToSaga(visit, 'A friend', { vpTarget: 3, maxTurns: 1, evade: true, outflank: true });
  const curtains = await playSaga(visit.page, { seed: 11, deadline: 75_000 });
  expect(curtains).toBeGreaterThan(10);
});
