// Slips of the hand: what is pressed, dragged or taken back by mistake costs nothing, and nothing jumps at one.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { startAgainst, startBattle } from './steps.ts';
import { commit, desk, lit, pointOn, press, target, whyNot } from './table.ts';
import { it } from './test.ts';

/** Longer than a pointer must rest on something before it is explained. */
const REST = 350;

const orders = (page: Page) => desk(page).locator('[data-target^="card:"]');
const unit = (page: Page) => target(page, 'unit:wI1');
const ahead = (page: Page) => target(page, 'sector:a2');

describe('a tip', () => {
  it('stays away after a press that was accepted, until the pointer moves', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    await press(page, unit(page));
    const { x, y } = await pointOn(ahead(page), 'corner');
    let isExplained = false;
    // Sooner or later there is nobody left to send there, and the sector has a reason against it.
    for (let sent = 0; sent < 12 && !isExplained; sent += 1) {
      const before = await desk(page).innerText();
      await page.mouse.click(x, y);
      await page.waitForTimeout(REST);
      if ((await desk(page).innerText()) === before) break;
      expect(await whyNot(page).count()).toBe(0);
      await page.mouse.move(x + 1, y);
      await page.waitForTimeout(REST);
      isExplained = (await whyNot(page).count()) > 0;
    }
    expect(isExplained).toBe(true);
  });
});

describe('a drag', () => {
  it('shows from its first pixel where the piece may go', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    const { x, y } = await pointOn(unit(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await lit(page, 'sector:').count()).toBe(0);
    await page.mouse.move(x + 1, y);
    await lit(page, 'sector:').first().waitFor();
    await page.mouse.up();
  });

  it('of a trembling hand is a press', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    const { x, y } = await pointOn(unit(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y + 2);
    await page.mouse.up();
    await lit(page, 'sector:').first().waitFor();
    await press(page, ahead(page), 'corner');
    await orders(page).first().waitFor();
  });

  it('is called off with Escape, and nothing comes of it', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    const from = await pointOn(unit(page));
    const to = await pointOn(ahead(page));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.move(to.x + 2, to.y);
    await page.mouse.up();
    await page.waitForTimeout(REST);
    expect(await orders(page).count()).toBe(0);
  });
});

it('Escape lets go of what is chosen, and of nothing that is written', async ({ regular: visit }) => {
  await startBattle(visit);
  const { page } = visit;
  await press(page, unit(page));
  await press(page, ahead(page), 'corner');
  await orders(page).first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => lit(page, 'sector:').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(REST);
  expect(await orders(page).count()).toBe(1);
});

describe('the way back', () => {
  it('says why there is none', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    await page.keyboard.press('u');
    await whyNot(page).waitFor();
    expect(await whyNot(page).innerText()).toContain('You have not chosen anything yet.');
    await page.keyboard.press('Escape');
    await expect.poll(() => whyNot(page).count()).toBe(0);
    await press(page, page.getByRole('button', { name: 'Redo' }));
    await whyNot(page).waitFor();
  });

  it('leads forward again: what was undone is redone, also after a reload', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    await press(page, unit(page));
    await press(page, ahead(page), 'corner');
    await orders(page).first().waitFor();
    const written = await orders(page).first().innerText();
    await page.keyboard.press('u');
    await expect.poll(() => orders(page).count()).toBe(0);
    await page.reload();
    await commit(page).waitFor();
    await page.keyboard.press('r');
    await orders(page).first().waitFor();
    expect(await orders(page).first().innerText()).toBe(written);
  });
});

it('GEN-8.1, 9.1: who locks an empty sheet is asked once whether it is meant, and then nothing that has one answer', async ({
  regular: visit,
}) => {
  await startAgainst(visit, 'generals', 'AI Conscript');
  const { page } = visit;
  const where = page.locator('.prompt .ask small');
  const main = page.locator('.acts.main .primary');
  const planning = await where.innerText();
  await commit(page).click();
  const sure = main.and(page.locator(':not(.commit)'));
  await sure.waitFor();
  await sure.click();
  const goesOn = async () => (await where.innerText()) !== planning && (await main.count()) > 0;
  await expect.poll(goesOn, { timeout: 30_000 }).toBe(true);
  expect(await where.innerText()).not.toMatch(/GEN-(8\.1|9\.1|10\.1|11\.1)/);
});
