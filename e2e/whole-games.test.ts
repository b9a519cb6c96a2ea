// Complete games, played by pressing what is lit.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { playToTheEnd, sitDown } from './playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('plays a whole battle against the AI', { timeout: 150_000 }, async () => {
  const visit = await house.visit();
  await sitDown(visit, 'AI Conscript');
  await playToTheEnd(visit.page, 7, 120_000);
  expect(await visit.page.locator('.prompt .ask').innerText()).toMatch(/wins|draw/i);
  await visit.page.getByRole('link', { name: 'See the report' }).first().click();
  await visit.page.waitForURL('**/#/report/*');
  expect(visit.problems).toEqual([]);
  await visit.close();
});

it('plays a whole battle between two people, the curtain between them', { timeout: 150_000 }, async () => {
  const visit = await house.visit({ theme: 'candle' });
  await sitDown(visit, 'A friend');
  const curtains = await playToTheEnd(visit.page, 11, 120_000);
  expect(curtains).toBeGreaterThan(10);
  expect(visit.problems).toEqual([]);
  await visit.close();
});
