// What a player does at the table of Napoleonica: the end of a battle against the machine, an attack in three presses.
import { prompts } from '@grognard/games/napoleonica/words/prompts.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { misfitsAtRest, resize } from './fits/fits.ts';
import { openMoment } from './moments.ts';
import { playOn } from './playing.ts';
import { isDrawn } from './settled.ts';
import { board, lit, press, prompt, stops, whyNot } from './table.ts';
import { it } from './test.ts';

const recording = 'napoleonica/baptism-of-fire';
const panel = (page: Page): Locator => page.locator('.napoleonica-attack');

const blades = (page: Page): Locator => page.locator('.napoleonica-blades path');

/** Activates the first unit from one of whose destinations somebody can be attacked; false: there is none. */
async function activateWithTarget(page: Page): Promise<boolean> {
  for (const unit of await lit(page, 'unit:').all()) {
    await press(page, unit);
    await expect.poll(() => prompt(page).innerText()).not.toContain(prompts.turn);
    if ((await blades(page).count()) > 0) return true;
    await page.keyboard.press('u');
    await expect.poll(() => prompt(page).innerText()).toContain(prompts.turn);
  }
  return false;
}

it('NAP-VIC.1: the last rounds of a battle against the machine, and its report', {
  timeout: 170_000,
}, async ({ regular: visit }) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'A', asked: prompts.turn, from: 168 });
  await playOn(page, { seed: 7, care: 2, deadline: 150_000 });
  expect(await prompt(page).innerText()).toMatch(/victory points|destroyed|Leader/);
  await page.getByRole('link', { name: 'See the report' }).first().click();
  await page.waitForURL('**/#/report/*');
  for (const part of ['Luck', 'Losses']) await page.getByRole('heading', { name: part }).first().waitFor();
  await page.getByText('Orders left over at the end of a round').waitFor();
});

it('NAP-ACT.4: a unit is activated, moved and sent to attack by three presses, without a dialog', async ({
  regular: visit,
}) => {
  const { page } = visit;
  for (const from of [60, 90, 120, 150, 180]) {
    await openMoment(visit, { recording, seat: 'A', asked: prompts.turn, from });
    if (await activateWithTarget(page)) break;
  }
  // Whoever has pressed and rests is told nothing: a tip would lie over the hexes to press next.
  await page.waitForTimeout(1000);
  expect(await whyNot(page).count()).toBe(0);
  await press(page, blades(page).first());
  await panel(page).getByText('Destroys the unit').waitFor();
  await press(page, lit(page, 'unit:').first());
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('menu').count()).toBe(0);
  await panel(page)
    .getByText(/ against | at /)
    .first()
    .waitFor();
});

it('NAP-LOS.2: pointing at an enemy shows the line to it, or what stands in its way', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'A', asked: prompts.act, from: 60 });
  const shown = page.locator('.desk-sight, .desk-arrow, .desk-boundary.other, .napoleonica-no-attack');
  for (const enemy of await board(page).locator('[data-target^="unit:"]').all()) {
    await enemy.hover({ force: true });
    // What is shown is drawn with the next frames.
    await isDrawn(page);
    if ((await shown.count()) > 0) break;
  }
  expect(await shown.count()).toBeGreaterThan(0);
});

it('NAP-SET.10: on a phone the field turns to the zone in which units are placed', async ({ visitAs }) => {
  const visit = await visitAs({ size: 'phone' });
  await openMoment(visit, { recording, seat: 'A', asked: prompts.deploy });
  const box = await stops(visit.page).first().boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(100);
  expect(box?.y ?? 1000).toBeLessThan(700);
  expect(await board(visit.page).evaluate((element) => element.clientWidth)).toBeGreaterThan(360);
  // The desk may be under the coach or folded away: the field says itself who is placed next.
  const { page } = visit;
  await page.getByText('Next: Napoleon').waitFor();
});

it('NAP-ATK.7: on a phone the zoom buttons never lie on a unit, also while an attack takes half the screen', async ({
  visitAs,
}) => {
  const visit = await visitAs({ size: 'phone' });
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'A', asked: prompts.layAttack });
  const covered = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.desk-zoom .btn')].filter((each) =>
      each.checkVisibility(),
    );
    const units = [...document.querySelectorAll('.board [data-target^="unit:"]')];
    const boxes = (all: readonly Element[]) => all.map((each) => each.getBoundingClientRect());
    return boxes(buttons).flatMap((a) =>
      boxes(units).filter(
        (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    ).length;
  });
  expect(covered).toBe(0);
});

it('names stand in their hexes when the window becomes smaller', async ({ visit }) => {
  const { go, page } = visit;
  await go('#/guide/napoleonica');
  await page.getByRole('button', { name: 'Do it for me' }).waitFor();
  await resize(page, '1920x1080');
  await resize(page, '1536x730');
  expect(await misfitsAtRest(page)).toEqual([]);
});
