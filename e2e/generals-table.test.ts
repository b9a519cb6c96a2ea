// What a player does at the table of Generals: orders by press, drag, keys and touch; why not.
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { playOn } from './playing.ts';
import { startAgainst, startBattle } from './steps.ts';
import { board, choices, desk, lit, pointOn, press, prompt, tap, target, targets, whyNot } from './table.ts';
import { it } from './test.ts';

const sector = (page: Page, name: string): Locator => target(page, `sector:${name}`);
const pressSector = (page: Page, name: string): Promise<void> => press(page, sector(page, name), 'corner');
/** The lines of the order sheet. */
const orders = (page: Page): Locator => desk(page).locator('[data-target^="card:"]');
const arrows = (page: Page): Locator => board(page).getByLabel(/^Order \d+:/);

/** How an edge stands out from what it goes round, from 1 to 21. */
const edgeContrast = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const light = (colour: string): number =>
      (colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, i) => sum + part * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    const [edge, ground] = [light(borderTopColor) + 0.05, light(backgroundColor) + 0.05];
    return Math.max(edge, ground) / Math.min(edge, ground);
  });

it('White’s points are no empty hole by day: they have an edge of their own', async ({ regular: visit }) => {
  await startBattle(visit);
  const points = visit.page.locator('.points.bone');
  expect(await edgeContrast(points)).toBeGreaterThanOrEqual(3);
});

describe('writing orders', () => {
  it('GEN-6.2: a press on a unit lights up where it may go, and lets go on Escape', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    expect(await lit(page, 'sector:').count()).toBe(0);
    await press(page, lit(page, 'unit:').first());
    await expect.poll(() => lit(page, 'sector:').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => lit(page, 'sector:').count()).toBe(0);
  });

  it('GEN-6.2: a press on a unit and on a sector writes an order, another one more; undo takes one back, reset all', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    await press(page, target(page, 'unit:wI1'));
    await pressSector(page, 'a2');
    await orders(page).first().waitFor();
    await pressSector(page, 'a2');
    await desk(page).getByText('×2').waitFor();
    expect(await arrows(page).count()).toBe(1);
    await pressSector(page, 'b1');
    await expect.poll(() => orders(page).count()).toBe(2);
    await page.keyboard.press('u');
    await expect.poll(() => orders(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Reset turn' }).click();
    await expect.poll(() => orders(page).count()).toBe(0);
  });

  it('GEN-6.5: Cavalry dragged over two sectors gets an arrow of two legs, still there after a reload', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    const from = await pointOn(targets(page, 'unit:wC').first());
    const via = await pointOn(sector(page, 'a2'));
    const to = await pointOn(sector(page, 'b2'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(via.x, via.y, { steps: 6 });
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await orders(page).first().waitFor();
    const written = await orders(page).first().innerText();
    expect(written).toMatch(/→ a2 → b2/);
    await page.reload();
    await orders(page).first().waitFor();
    expect(await orders(page).first().innerText()).toBe(written);
  });

  it('writes an order with the keyboard alone', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    await board(page).focus();
    await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 40; i++) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
      if (label.startsWith('unit:w')) break;
      await page.keyboard.press(i % 8 === 7 ? 'ArrowRight' : 'ArrowDown');
    }
    await page.keyboard.press('Enter');
    await lit(page, 'sector:').first().waitFor();
    await lit(page, 'sector:').first().focus();
    await page.keyboard.press('Enter');
    await orders(page).first().waitFor();
  });
});

describe('why not?', () => {
  it('GEN-6.5: explains on hover and on focus, cites the rule, and closes on Escape; opens the paragraph at the side', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    // GEN-6.4: an empty place with nothing chosen answers nothing, and says so to whoever rests on it.
    const empty = await pointOn(sector(page, 'b2'), 'corner');
    await page.mouse.move(empty.x, empty.y);
    await whyNot(page).waitFor();
    expect(await whyNot(page).innerText()).toContain('No unit is chosen.');
    await press(page, target(page, 'unit:wI1'));
    const far = await pointOn(sector(page, 'c2'));
    await page.mouse.move(far.x, far.y);
    await whyNot(page).waitFor();
    expect(await whyNot(page).innerText()).toMatch(/GEN-6\.4/);
    expect(await board(page).locator('.is-refused').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => whyNot(page).count()).toBe(0);
    // The unit is still chosen: Escape lets go of one thing at a time.
    await sector(page, 'c2').focus();
    await page.keyboard.press('Shift+Enter');
    await whyNot(page).waitFor();
    await page.keyboard.press('Escape');
    await prompt(page)
      .getByRole('button', { name: /^Rule GEN-6.1/ })
      .click();
    await page.getByRole('dialog').getByText('GEN-6.1').first().waitFor();
  });
});

it('hides the table of one player while the other sits down', async ({ regular: visit }) => {
  await startAgainst(visit, 'generals', 'A friend');
  const { page } = visit;
  await page.getByRole('button', { name: /I play White/ }).click();
  await target(page, 'unit:wI1').waitFor();
  await press(page, target(page, 'unit:wI1'));
  await pressSector(page, 'a2');
  await orders(page).first().waitFor();
  await page.getByRole('button', { name: 'Lock 1 order' }).click();
  await page.getByRole('heading', { name: 'Hand the table to Black' }).waitFor();
  expect(await page.locator('[data-target]').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to White' }).click();
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.getByRole('button', { name: 'Lock 1 order' }).click();
  await page.getByRole('button', { name: /I play Black/ }).click();
  await targets(page, 'unit:').first().waitFor();
  expect(await orders(page).count()).toBe(0);
});

/** A finger that stays where it is until the page answers. */
async function longPress(
  page: Page,
  { x, y }: Awaited<ReturnType<typeof pointOn>>,
  answer: Locator,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await answer.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('on a phone: fits the screen, orders by tapping, why not by a long press, desk and journal as sheets, a round by touch', async ({
  visitAs,
}) => {
  const visit = await visitAs({ size: 'phone' });
  await startAgainst(visit, 'generals', 'AI Conscript');
  const { page } = visit;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const tabs = page.getByRole('navigation', { name: 'Views' });
  const bar = await tabs.boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(844);

  // What has no room in the bar is in the menu.
  await page.getByRole('button', { name: 'All choices' }).tap();
  for (const name of ['Look back', /^Fork/, 'Resign'])
    await choices(page).getByRole('button', { name }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => choices(page).count()).toBe(0);

  // GEN-4.1: a unit that is held says what it is, and is not chosen by that.
  const told = page.getByRole('dialog', { name: /^White Infantry/ });
  await longPress(page, await pointOn(targets(page, 'unit:wI').first()), told);
  expect(await told.innerText()).toContain('Moves or attacks 1 sector a round.');
  await told.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => told.count()).toBe(0);
  expect(await lit(page, 'sector:').count()).toBe(0);

  await tap(page, targets(page, 'unit:wI').first());
  await tap(page, sector(page, 'a2'), 'corner');
  await arrows(page).first().waitFor();

  await page.keyboard.press('Escape');
  await tap(page, targets(page, 'unit:wI').first());
  await lit(page, 'sector:').first().waitFor();
  const why = page.getByRole('region', { name: /^Why not/ });
  await longPress(page, await pointOn(sector(page, 'c3'), 'corner'), why);
  expect(await why.innerText()).toMatch(/GEN-6/);
  await why.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => why.count()).toBe(0);

  const drawer = page.getByRole('dialog');
  await tabs.getByRole('button', { name: 'Desk' }).tap();
  await drawer.getByText('Order sheet').waitFor();
  await tabs.getByRole('button', { name: 'Journal' }).tap();
  await drawer.getByText('Timeline').waitFor();
  await tabs.getByRole('button', { name: 'Field' }).tap();
  await expect.poll(() => drawer.count()).toBe(0);

  await playOn(page, { seed: 5, deadline: 90_000, how: 'tap', until: 'Round 2' });
  expect(await prompt(page).innerText()).toContain('Round 2');
});
