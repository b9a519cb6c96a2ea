// What a player does at the table: orders by press, drag and keys; why not; undo; looking back; forks; reload.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { takeTheLesson } from './lesson.ts';
import { answer, mind, press, sitDown } from './playing.ts';

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

const unit = (page: Page, id: string) => page.locator(`.generals-piece[data-target="unit:${id}"]`);
const sector = (page: Page, name: string) => page.locator(`.generals-sector[data-target="sector:${name}"]`);
const slots = (page: Page) => page.locator('.tray .generals-slot-main');
const prompt = (page: Page) => page.locator('.prompt .ask');

/** Presses a corner of a sector, beside whatever stands in it. */
async function pressSector(page: Page, name: string): Promise<void> {
  const box = await sector(page, name).boundingBox();
  if (box !== null) await page.mouse.click(box.x + 5, box.y + box.height - 5);
}

describe('writing orders', () => {
  beforeEach(async () => {
    visit = await house.visit();
    await sitDown(visit, 'AI Conscript');
  });

  it('GEN-6.2: a press on a unit and on a sector writes an order, another press one more', async () => {
    const { page } = visit;
    await press(page, unit(page, 'wI1'));
    await pressSector(page, 'a2');
    await slots(page).first().waitFor();
    await pressSector(page, 'a2');
    await page.locator('.tray .generals-slot-times', { hasText: '×2' }).waitFor();
    expect(await page.locator('.generals-arrow.is-order').count()).toBe(1);
  });

  it('GEN-6.5: Cavalry dragged over two sectors gets an arrow of two legs', async () => {
    const { page } = visit;
    const from = await page.locator('.generals-piece[data-target^="unit:wC"]').first().boundingBox();
    const via = await sector(page, 'a2').boundingBox();
    const to = await sector(page, 'b2').boundingBox();
    if (from === null || via === null || to === null) throw new Error('The field is not drawn.');
    await page.mouse.move(from.x + 20, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(via.x + 60, via.y + 60, { steps: 6 });
    await page.mouse.move(to.x + 60, to.y + 60, { steps: 6 });
    await page.mouse.up();
    await slots(page).first().waitFor();
    expect(await slots(page).first().innerText()).toMatch(/→ a2 → b2/);
  });

  it('takes an order back by undo, and all of them by reset', async () => {
    const { page } = visit;
    await press(page, unit(page, 'wI1'));
    for (const target of ['a2', 'b1']) await pressSector(page, target);
    await expect.poll(() => slots(page).count()).toBe(2);
    await page.keyboard.press('u');
    await expect.poll(() => slots(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Reset turn' }).click();
    await expect.poll(() => slots(page).count()).toBe(0);
  });

  it('resumes with the same sheet after a reload', async () => {
    const { page } = visit;
    await press(page, unit(page, 'wI1'));
    await pressSector(page, 'a2');
    await slots(page).first().waitFor();
    const before = await slots(page).first().innerText();
    await page.reload();
    await slots(page).first().waitFor();
    expect(await slots(page).first().innerText()).toBe(before);
  });

  it('writes an order with the keyboard alone', async () => {
    const { page } = visit;
    await page.locator('section.board').focus();
    await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 40; i++) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
      if (label.startsWith('unit:w')) break;
      await page.keyboard.press(i % 8 === 7 ? 'ArrowRight' : 'ArrowDown');
    }
    await page.keyboard.press('Enter');
    const lit = page.locator('.generals-sector.is-legal').first();
    await lit.waitFor();
    await lit.focus();
    await page.keyboard.press('Enter');
    if ((await slots(page).count()) === 0) await page.keyboard.press('Enter');
    await slots(page).first().waitFor();
  });
});

describe('why not?', () => {
  it('GEN-6.5: explains on hover, cites the rule, and closes on Escape', async () => {
    visit = await house.visit();
    await sitDown(visit, 'AI Conscript');
    const { page } = visit;
    await press(page, unit(page, 'wI1'));
    const far = await sector(page, 'c2').boundingBox();
    if (far === null) throw new Error('The field is not drawn.');
    await page.mouse.move(far.x + 30, far.y + 30);
    await page.locator('.tip').waitFor();
    expect(await page.locator('.tip').innerText()).toMatch(/GEN-6\.4/);
    expect(await page.locator('.generals-sector.is-refused').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.tip').count()).toBe(0);
  });

  it('explains on focus and on Shift and Enter', async () => {
    visit = await house.visit();
    await sitDown(visit, 'AI Conscript');
    const { page } = visit;
    await press(page, unit(page, 'wI1'));
    await sector(page, 'c2').focus();
    await page.keyboard.press('Shift+Enter');
    await page.locator('.tip').waitFor();
  });

  it('opens the paragraph at the side', async () => {
    visit = await house.visit();
    await sitDown(visit, 'AI Conscript');
    const { page } = visit;
    await page.locator('.prompt .rule').click();
    await page.getByRole('dialog').getByText('GEN-6.1').first().waitFor();
  });
});

describe('looking back', () => {
  beforeEach(async () => {
    visit = await house.visit();
    await sitDown(visit, 'AI Conscript');
    const choose = mind(3);
    for (let i = 0; i < 12; i++)
      if (!(await answer(visit.page, choose))) await visit.page.waitForTimeout(150);
    await visit.page.locator('.commit').first().waitFor({ timeout: 20_000 });
    await visit.page.waitForTimeout(1500);
  });

  it('steps through the past, where nothing can be done, and returns', async () => {
    const { page } = visit;
    const before = await prompt(page).innerText();
    await page.keyboard.press('[');
    await page.locator('.frame').waitFor();
    expect(await prompt(page).innerText()).toMatch(/looking back/);
    expect(await page.locator('.generals-pieces-layer .is-legal').count()).toBe(0);
    await page.keyboard.press('[');
    await page.keyboard.press(']');
    await page.locator('.storyline input').fill('1');
    await page.getByRole('button', { name: 'Return' }).click();
    await expect.poll(() => prompt(page).innerText()).toBe(before);
  });

  it('forks the moment into a sandbox of its own', async () => {
    const { page } = visit;
    const address = page.url();
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Fork here' }).click();
    await page.locator('.frame.sandbox').waitFor();
    expect(page.url()).not.toBe(address);
    expect(await page.locator('.commit').count()).toBeGreaterThan(0);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/#\/table\//);
  });
});

it('hides the table of one player while the other sits down', async () => {
  visit = await house.visit();
  await sitDown(visit, 'A friend');
  const { page } = visit;
  await page.getByRole('button', { name: /I am White/ }).click();
  await unit(page, 'wI1').waitFor();
  await press(page, unit(page, 'wI1'));
  await pressSector(page, 'a2');
  await slots(page).first().waitFor();
  await page.getByRole('button', { name: 'Lock the sheet' }).click();
  await page.getByRole('heading', { name: 'Hand the table to Black' }).waitFor();
  expect(await page.locator('.generals-field, .generals-slot').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to White' }).click();
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.getByRole('button', { name: 'Lock the sheet' }).click();
  await page.getByRole('button', { name: /I am Black/ }).click();
  await page.locator('.generals-field').waitFor();
  expect(await slots(page).count()).toBe(0);
});

it('guides through a first battle', { timeout: 90_000 }, async () => {
  visit = await house.visit();
  await visit.go('#/guide/generals');
  const { page } = visit;
  await page.locator('.coach').waitFor();
  // The lesson wants something else first, and says so.
  await page.getByRole('button', { name: 'Lock the sheet' }).click({ force: true });
  await page.locator('.tip').waitFor();
  await page.keyboard.press('Escape');
  const titles = await takeTheLesson(page, 75_000);
  expect(page.url()).toMatch(/#\/table\//);
  expect(titles.size).toBeGreaterThanOrEqual(9);
});
