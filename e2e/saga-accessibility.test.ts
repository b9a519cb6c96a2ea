// Saga in all its states, by day and by candle, wide and narrow: nothing axe objects to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type House, openHouse, type Size, type Theme, type Visit } from './browser.ts';
import { playSaga, sitDownToSaga } from './saga-playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const light = ({ page }: Visit, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);

/** By day against every rule; another light changes nothing but colours. */
async function check(visit: Visit, where: string): Promise<void> {
  expect(await accessibilityProblems(visit.page), where).toEqual([]);
  await light(visit, 'candle');
  expect(await accessibilityProblems(visit.page, ['color-contrast']), `${where} by candle`).toEqual([]);
  await light(visit, 'day');
}

/** From deployment through the first orders, the list of choices and the past to the report. */
async function throughTheGame(visit: Visit): Promise<void> {
  const { page } = visit;
  await sitDownToSaga(visit, 'AI Conscript', { vpTarget: 1, maxTurns: 1 });
  await check(visit, 'deployment');
  const isAsked = async (): Promise<boolean> =>
    /What shall the unit do/.test(await page.locator('.prompt .ask').innerText());
  await playSaga(page, { seed: 5, deadline: 60_000, until: isAsked });
  await check(visit, 'an activated unit');
  await page.keyboard.press('a');
  await page.locator('.choices').waitFor();
  await check(visit, 'the list of choices');
  await page.keyboard.press('Escape');
  await page.keyboard.press('[');
  await page.locator('.frame').waitFor();
  await check(visit, 'looking back');
  await page.getByRole('button', { name: 'Return' }).click();
  await playSaga(page, { seed: 6, deadline: 60_000 });
  await page.getByRole('link', { name: 'See the report' }).first().click();
  await page.getByText(/This game is sound/).waitFor();
  await check(visit, 'report');
}

async function lobbyCurtainGuide(visit: Visit): Promise<void> {
  await visit.go('#/new/saga');
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await check(visit, 'lobby');
  await sitDownToSaga(visit, 'A friend');
  await check(visit, 'curtain');
  await visit.go('#/guide/saga');
  await visit.page.locator('.coach').waitFor();
  await check(visit, 'guide');
}

const sizes: readonly Size[] = ['desktop', 'phone'];
describe.each(sizes)('%s', (size) => {
  it.each([
    ['table, choices, replay and report', throughTheGame],
    ['lobby, curtain and guide', lobbyCurtainGuide],
  ])('%s', { timeout: 240_000 }, async (_name, go) => {
    const visit = await house.visit({ size });
    await go(visit);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});
