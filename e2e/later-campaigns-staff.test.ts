// The staff of Later Campaigns: an order is written, weighed, sealed and sent; the guided battle comes to its end.
import { theatreOf } from '@grognard/games/later-campaigns/data/theatres.ts';
import type { View } from '@grognard/games/later-campaigns/view.ts';
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES } from './browser.ts';
import { takeTheLesson } from './lesson.ts';
import { openSearched } from './searched-moments.ts';
import { startAgainst } from './steps.ts';
import { board, coach, commit, press, prompt } from './table.ts';
import { it } from './test.ts';

it('NLC-12.6c, NLC-12.7a: an order says when it is there and how likely it is obeyed, and rides off', async ({
  regular: visit,
}) => {
  await startAgainst(visit, 'later-campaigns', 'AI Conscript');
  const { page } = visit;
  await expect.poll(() => prompt(page).innerText()).toContain(prompts.send);
  await page.getByRole('button', { name: /^II Corps/ }).click();
  await page.getByRole('button', { name: 'Defend' }).click();
  // Wax is for what can be pressed.
  expect(await page.locator('.later-campaigns-letter .btn.primary').count()).toBe(0);
  // The first press on the map counts.
  const ringed = page.locator('.later-campaigns-places circle');
  await ringed.first().waitFor({ state: 'attached' });
  const inSight = await ringed.evaluateAll((all) =>
    all.findIndex((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.desk-window') != null;
    }),
  );
  await press(page, ringed.nth(inSight));
  await page.getByText(/Obeyed/).waitFor();
  await page.getByText(/= column/).waitFor();
  await page.getByRole('button', { name: 'Seal this order' }).click();
  await page.getByText('1 of 3 letters of Ney written').waitFor();
  await commit(page).click();
  // The other side writes at the same time: the letters ride when both are done.
  const journal = page.getByRole('complementary', { name: 'Journal' });
  await expect.poll(() => journal.innerText(), { timeout: 90_000 }).toMatch(/Ney orders II Corps: Defend/);
  await expect.poll(() => journal.innerText()).toMatch(/The order reaches II Corps: rolled/);
}, 180_000);

/** A formation that still has units: all of them may have orders of their own. */
const leadsUnits = (view: View, formation: number): boolean =>
  theatreOf(view).bodies[formation]?.formation === formation &&
  view.units.some(({ status, body }) => status === 'map' && body === formation);

it('NLC-12.7b: an order that is obeyed a turn late says so, and comes into force in the next turn', async ({
  regular: visit,
}) => {
  await openSearched(visit, {
    scenario: 'wavre',
    seat: 'french',
    asked: prompts.send,
    liking: ['begin', 'target', 'finish', 'done', 'auto', 'endMovement', 'endDeclare', 'endBombard'],
    isWanted: (view) =>
      (view.draft === null || (view.draft.edit === null && view.draft.papers.length === 0)) &&
      view.bodies.some(({ body, waiting }) => waiting?.wait === '1T' && leadsUnits(view, body)),
  });
  const { page } = visit;
  await page
    .getByText(/will be obeyed next turn/)
    .first()
    .waitFor({ state: 'attached' });
  // Whatever may be decided for whole formations, the hint keeps room to be read.
  const hint = await page.locator('.later-campaigns-desk-hint').boundingBox();
  expect(hint?.width).toBeGreaterThanOrEqual(240);
  // However many formations there are, a phone keeps room for the map.
  const wide = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize(SIZES.phone);
  await expect.poll(async () => (await board(page).boundingBox())?.height).toBeGreaterThan(240);
  await page.setViewportSize(wide);
  const journal = page.getByRole('complementary', { name: 'Journal' });
  const inForce = async (): Promise<number> => (await journal.innerText()).split('is now on').length;
  const before = await inForce();
  await commit(page).click();
  await expect.poll(inForce, { timeout: 60_000 }).toBeGreaterThan(before);
});

it('NLC-12.2a: the guided battle teaches three turns, and leads on to the lesson of orders', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await visit.go('#/guide/later-campaigns');
  const shown = await takeTheLesson(page);
  await coach(page).getByText('The lesson is over').waitFor();
  expect(shown.size).toBeGreaterThanOrEqual(6);
  // At its end, too, the coach leaves the journal uncovered, and a phone on its side shows every way on whole.
  const edges = async (what: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
    return { top: y, right: x + width, bottom: y + height };
  };
  const head = async (): Promise<number> => (await edges(page.locator('.log'))).top;
  await expect.poll(async () => (await head()) >= (await edges(coach(page))).bottom).toBe(true);
  const before = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize({ width: 844, height: 390 });
  const { right, bottom } = await edges(coach(page));
  for (const way of await coach(page).locator('.next-steps > *').all()) {
    const reaches = await edges(way);
    expect([reaches.right <= right, reaches.bottom <= bottom]).toEqual([true, true]);
  }
  await page.setViewportSize(before);
  await coach(page).getByRole('link', { name: 'Next lesson' }).click();
  const second = coach(page, 'First orders');
  const doIt = second.getByRole('button', { name: 'Do it for me' });
  // On a phone the coach stands over the desk, and the tab says that it is wanted.
  await second.getByRole('heading', { name: 'Write your first order' }).waitFor();
  await page.setViewportSize(SIZES.phone);
  await page.locator('.tabs .calls').waitFor();
  await page.setViewportSize(before);
  for (const title of ['Write your first order', 'Say where', 'Read, then seal']) {
    await second.getByRole('heading', { name: title }).waitFor();
    await doIt.click();
  }
  await page.getByText('1 of 2 letters of Grouchy written').waitFor();
  // Left and taken up again, it goes on where it was; the first lesson keeps its own table.
  await visit.go('#/new/later-campaigns');
  await page.getByRole('link', { name: 'Lesson 2: First orders' }).click();
  await second.getByRole('heading', { name: 'Use your second letter' }).waitFor();
}, 180_000);
