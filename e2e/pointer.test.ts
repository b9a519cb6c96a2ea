// A press on a unit lights up what it may do, at once and without leaving the decision. How fast is a benchmark's business.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { press, sitDown } from './playing.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
  visit = await house.visit();
  await sitDown(visit, 'AI Conscript');
});
afterAll(() => house.close());

it('GEN-6.2: lights up what a chosen unit may do, and puts the light out when it is let go', async () => {
  const { page } = visit;
  const lit = page.locator('.generals-sector.is-legal');
  expect(await lit.count()).toBe(0);
  await press(page, page.locator('.generals-piece.is-legal').first());
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => lit.count()).toBe(0);
});
