// What a player does at the table of Saga: deploying by hand, why not, reload, secrets, the guided battle.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { STRATEGY_CARDS } from '../games/saga/data/strategy-cards.ts';
import { type House, openHouse, type Visit } from './browser.ts';
import { takeTheLesson } from './lesson.ts';
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

const prompt = (page: Page) => page.locator('.prompt .ask').innerText();
const slot = (page: Page, name: string) => page.locator(`.saga-slot[data-target="sector:${name}"]`);

/** Plays until somebody is asked this. */
const until = (page: Page, asked: RegExp) =>
  playSaga(page, { seed: 3, deadline: 40_000, until: async () => asked.test(await prompt(page)) });

it('SAG-4.9: a gun is refused in front and says why; a unit is put where it is pressed', async () => {
  visit = await house.visit();
  const { page } = visit;
  await sitDownToSaga(visit, 'AI Conscript');
  const foot = page.locator('.saga-muster-card[data-target^="card:FR-L"]').first();
  await foot.click();
  await slot(page, 'L3').click();
  await page.locator('.saga-piece.is-draft').first().waitFor();
  // Guns come in no particular hand: whoever has one may not put it in front.
  const gun = page.locator(
    '.saga-muster-card[data-target="card:FR-FART"], .saga-muster-card[data-target="card:FR-HART"]',
  );
  if ((await gun.count()) > 0) {
    await gun.first().click();
    await slot(page, 'L2').click({ force: true });
    await page.locator('.tip').waitFor();
    expect(await page.locator('.tip').innerText()).toContain('SAG-4.9');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.saga-piece.is-draft').count()).toBe(0);
});

it('resumes at the same decision after a reload', async () => {
  visit = await house.visit();
  const { page } = visit;
  await sitDownToSaga(visit, 'AI Conscript');
  await until(page, /Activate one of your units/);
  const before = await prompt(page);
  const standing = await page.locator('.saga-piece').count();
  await page.reload();
  await page.locator('.saga-piece').first().waitFor();
  await expect.poll(() => prompt(page)).toBe(before);
  await expect.poll(() => page.locator('.saga-piece').count()).toBe(standing);
});

/** Everything the page holds: texts, and what attributes say. */
const everythingOn = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** The cards of a hand, as the page marks them for its own player. */
const handOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.saga-hand-card')
    .evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('data-target')?.replace('card:', '') ?? ''),
    );

it('never shows one player the hand of the other', { timeout: 60_000 }, async () => {
  visit = await house.visit();
  const { page } = visit;
  await sitDownToSaga(visit, 'A friend');
  const lift = page.getByRole('button', { name: /lift the curtain/ });
  const confirm = page.locator('.commit:not([aria-disabled])').first();
  const deploy = async (): Promise<void> => {
    await lift.click();
    await page.getByRole('button', { name: 'Place the rest' }).click();
    await confirm.click();
  };
  await deploy();
  await lift.waitFor();
  expect(await page.locator('.saga-hand-card, .saga-muster-card, .saga-piece').count()).toBe(0);
  // The second player has deployed and goes on with the opening Terrain.
  await deploy();
  await page.locator('.saga-hand-card').first().waitFor();
  const theirs = await handOn(page);
  await confirm.click();
  await lift.click();
  await page.locator('.saga-hand-card').first().waitFor();
  const own = await handOn(page);
  const hidden = STRATEGY_CARDS.filter(({ id }) => theirs.includes(id) && !own.includes(id));
  expect(hidden.length).toBeGreaterThan(0);
  const held = await everythingOn(page);
  for (const { id, name } of hidden) {
    expect(held).not.toContain(`card:${id}`);
    expect(held).not.toContain(`>${name}<`);
  }
});

it('guides through a first battle', { timeout: 90_000 }, async () => {
  visit = await house.visit();
  await visit.go('#/guide/saga');
  const { page } = visit;
  await page.locator('.coach').waitFor();
  const titles = await takeTheLesson(page, 75_000);
  expect(page.url()).toMatch(/#\/table\//);
  expect(titles.size).toBeGreaterThanOrEqual(9);
});
