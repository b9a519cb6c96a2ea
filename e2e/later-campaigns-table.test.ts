// What a player does at the table of Later Campaigns: marches, charges and assaults by presses on the map.
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES } from './browser.ts';
import { chips, pressNext } from './later-campaigns-presses.ts';
import { openMoment } from './moments.ts';
import { startAgainst } from './steps.ts';
import { board, inJournal, lift, press, prompt, stops } from './table.ts';
import { it } from './test.ts';

const recording = 'later-campaigns/quatre-bras';
/** Whoever charges and assaults there does so early. */
const wavre = 'later-campaigns/wavre';
const odds = (page: Page): Locator => page.locator('.later-campaigns-odds');

it('NLC-5.1a: a stack is pressed, its stops glow with what they cost, and a press sends it there', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'french', asked: prompts.move });
  const top = async (): Promise<number | undefined> => (await board(page).boundingBox())?.y;
  const before = await top();
  await chips(page).first().click();
  await board(page).locator('.desk-boundary.select').waitFor();
  await stops(page).first().waitFor();
  // The map lies still under the hand, however long the question has become.
  expect(await top()).toBe(before);
  const goal = stops(page).last();
  await goal.hover({ force: true });
  await page.locator('.desk-plate', { hasText: /of \d½? movement/ }).waitFor();
  await press(page, goal);
  await inJournal(page, 'The French').waitFor();
  await expect.poll(() => board(page).locator('.desk-boundary.select').count()).toBe(0);
  // Nobody who is done keeps a ring: what is drawn counts, not what its class says.
  await page.locator('.acts.main .btn', { hasText: 'as ordered' }).click();
  await expect.poll(() => chips(page).count()).toBe(0);
  const outlines = board(page).locator('.desk-stack:not(.is-legal, .is-last, .is-threat) .outline');
  const ringed = (): Promise<number> =>
    outlines.evaluateAll((all) => all.filter((each) => getComputedStyle(each).stroke !== 'none').length);
  await expect.poll(ringed).toBe(0);
});

it('NLC-5.1a: until the rules of movement have come nothing glows for whoever is chosen, least of all where others may', async ({
  visit,
}) => {
  const { page } = visit;
  // Bauduin and Soye may come on: their hex answers, but not for whoever is chosen.
  await openMoment(visit, { recording, seat: 'french', asked: prompts.move });
  await stops(page).first().waitFor();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/outings-/, async (route) => {
    await held;
    await route.continue();
  });
  await chips(page).first().click();
  await board(page).locator('.desk-boundary.select').waitFor();
  expect(await stops(page).count()).toBe(0);
  letGo();
  await stops(page).first().waitFor();
});

it('NLC-7.3c: an assault shows its odds with every modifier and rule, and is declared by a press', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording: wavre, seat: 'french', asked: prompts.assign });
  await odds(page).getByText('expected').first().waitFor();
  expect(await odds(page).getByText('NLC-7.1f').count()).toBe(2);
  await odds(page).getByText('They go back').waitFor();
  // Of several that may be assaulted one is looked at; each says what it promises.
  const choices = page.locator('.later-campaigns-choices .btn', { hasText: /^Assault/ });
  for (const choice of await choices.all())
    await choice.getByText(/hits expected on them, .+ on you\. They go back in \d+%/).waitFor();
});

it('NLC-7.7a: cavalry is chosen, its target shown with the odds of a square, and the charge ridden', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording: wavre, seat: 'french', asked: prompts.charge });
  await odds(page).getByText('expected').first().waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  expect(await board(page).locator('.desk-teeth').count()).toBeGreaterThan(0);
});

it('NLC-7.4f: whoever is assaulted stands or retreats by one press', async ({ regular: visit }) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'french', asked: 'or stand?' });
  await page.getByRole('button', { name: 'Stand', exact: true }).click();
  await expect.poll(() => prompt(page).innerText()).not.toContain('or stand?');
});

/** How many lines of the journal say this. */
const linesAbout = (page: Page, text: RegExp): Promise<number> =>
  page.locator('.log li', { hasText: text }).count();

it('NLC-7.4e: an assault is broken off, its dice stay in sight, and the retreat is carried through', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'french', asked: 'or stand?' });
  const rolled = page.locator('.later-campaigns-rolls .is-rolled').first();
  await rolled.waitFor();
  // On a phone on its side the desk opens for them; upright what can be shown on the map lies beside it.
  const wide = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize({ width: 844, height: 390 });
  await rolled.waitFor();
  await page.setViewportSize(SIZES.phone);
  const eye = page.getByRole('button', { name: 'Show on the map' });
  await eye.click();
  const list = page.locator('.later-campaigns-legend fieldset');
  await list.waitFor();
  const { y = 0, height = 0 } = (await board(page).boundingBox()) ?? {};
  expect((await list.boundingBox())?.y).toBeGreaterThan(y + height / 2);
  await list.getByText('Line of sight').click();
  await eye.click();
  await page.setViewportSize(wide);
  const before = await linesAbout(page, /Retreat .+ →/);
  await page.getByRole('button', { name: 'Retreat', exact: true }).click();
  for (let presses = 0; presses < 6; presses += 1) {
    await expect.poll(() => prompt(page).innerText()).not.toContain('or stand?');
    if ((await linesAbout(page, /Retreat .+ →/)) > before) return;
    await pressNext(page);
  }
  await expect.poll(() => linesAbout(page, /Retreat .+ →/)).toBeGreaterThan(before);
});

it('NLC-7.9a: cavalry rides at those who come near, and its dice fall', async ({ regular: visit }) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'french', asked: 'Charge them?' });
  const before = await linesAbout(page, /./);
  await page.locator('.later-campaigns-choices .btn', { hasText: 'Charge with' }).first().click();
  await page.getByRole('button', { name: 'Launch the charge' }).click();
  await expect.poll(() => linesAbout(page, /./)).toBeGreaterThan(before);
});

it('NLC-G: two people at one screen, the curtain between them', async ({ regular: visit }) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'french', asked: prompts.move }, 'A friend');
  expect(await page.locator('.desk-map').count()).toBe(0);
  await lift(page).click();
  await page.getByRole('application').waitFor();
});

it('NLC-4.1: three turns of Quatre Bras against the machine by presses', { timeout: 170_000 }, async ({
  regular: visit,
}) => {
  const { page } = visit;
  await startAgainst(visit, 'later-campaigns', 'AI Conscript');
  // While the machine thinks and results are shown a press may do nothing: a slow computer needs more of them.
  for (let presses = 0; presses < 1200; presses += 1) {
    if ((await prompt(page).innerText()).includes('Turn 4')) return;
    await pressNext(page);
  }
  throw new Error(`Turn 4 does not come: ${await prompt(page).innerText()}`);
});
