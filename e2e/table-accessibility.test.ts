// The table in all its states, by day and by candle, wide and narrow: nothing axe objects to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type House, openHouse, type Size, type Theme, type Visit } from './browser.ts';
import { answer, mind, press, sitDown } from './playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const check = async ({ page }: Visit): Promise<void> => expect(await accessibilityProblems(page)).toEqual([]);

async function throughTheGame(visit: Visit): Promise<void> {
  const { page } = visit;
  await sitDown(visit, 'AI Conscript');
  await check(visit);
  await press(page, page.locator('.generals-piece[data-target^="unit:wC"]').first());
  await page.locator('.generals-sector.is-legal').first().waitFor();
  await check(visit);
  const choose = mind(5);
  for (let i = 0; i < 9; i++) if (!(await answer(page, choose))) await page.waitForTimeout(200);
  await page.locator('.commit').first().waitFor({ timeout: 20_000 });
  await check(visit);
  await page.keyboard.press('a');
  await page.locator('.choices').waitFor();
  await check(visit);
  await page.keyboard.press('Escape');
  await page.keyboard.press('[');
  await page.locator('.frame').waitFor();
  await check(visit);
}

async function curtainAndGuide(visit: Visit): Promise<void> {
  await sitDown(visit, 'A friend');
  await check(visit);
  await visit.go('#/guide/generals');
  await visit.page.locator('.coach').waitFor();
  await check(visit);
}

const sizes: readonly Size[] = ['desktop', 'phone'];
const themes: readonly Theme[] = ['day', 'candle'];
describe.each(sizes.flatMap((size) => themes.map((theme) => ({ size, theme }))))(
  '$size by $theme',
  (look) => {
    it('table, choices and replay', { timeout: 90_000 }, async () => {
      const visit = await house.visit(look);
      await throughTheGame(visit);
      expect(visit.problems).toEqual([]);
      await visit.close();
    });
    it('curtain and guide', async () => {
      const visit = await house.visit(look);
      await curtainAndGuide(visit);
      expect(visit.problems).toEqual([]);
      await visit.close();
    });
  },
);
