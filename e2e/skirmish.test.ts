// A skirmish on hexes, played in the real page by mouse, touch and keyboard: what desk/map promises to every hex board.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type House, type Look, openHouse } from './house.ts';
import { lightUp } from './settled.ts';
import { it, type VisitAs } from './test.ts';
import { buildToyPage } from './toy-page/build-toy-page.ts';
import { fingersOn, hexOnPage, pressHex, sitDownToSkirmish } from './toy-page/skirmish-playing.ts';

let toys: House;
it.beforeAll(async ({ browser }) => {
  toys = await openHouse(await buildToyPage(), browser);
});
it.afterAll(() => toys.close());

async function table(visitAs: VisitAs, look: Look = {}): Promise<Page> {
  const visit = await visitAs(look, toys);
  await sitDownToSkirmish(visit);
  return visit.page;
}
const journal = (page: Page) =>
  page.getByRole('list', { name: 'Journal' }).getByRole('listitem').filter({ hasText: ' to ' });
const spoken = (page: Page) => page.locator('.desk-map [aria-live]');
const zoomOf = (page: Page): Promise<number> =>
  page.locator('.desk-stage').evaluate((stage) => new DOMMatrix(getComputedStyle(stage).transform).a);

describe('with a mouse', () => {
  it('SKM-2: a press chooses a unit, its reach is drawn, another press moves it', async ({ visitAs }) => {
    const page = await table(visitAs);
    await pressHex(page, 'D9');
    await page.locator('.desk-boundary.legal').waitFor();
    const { x, y } = await hexOnPage(page, 'E7');
    await page.mouse.move(x, y);
    await page.getByText('3 of 3').waitFor();
    await page.mouse.click(x, y);
    await journal(page).first().waitFor();
    expect(await journal(page).first().innerText()).toContain('1st infantry to E7');
  });

  it('SKM-2: a drag on a unit plays, a drag on the ground only moves the map', async ({ visitAs }) => {
    const page = await table(visitAs);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -150);
    const before = await hexOnPage(page, 'F5');
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    await page.mouse.move(before.x - 60, before.y - 90, { steps: 5 });
    await page.mouse.up();
    const after = await hexOnPage(page, 'F5');
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-60, -90]);
    expect(await journal(page).count()).toBe(0);
    const [from, to] = [await hexOnPage(page, 'E8'), await hexOnPage(page, 'E7')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await journal(page).first().waitFor();
    expect(await journal(page).first().innerText()).toContain('guns to E7');
  });

  it('the wheel zooms about the pointer', async ({ visitAs }) => {
    const page = await table(visitAs);
    const before = await hexOnPage(page, 'C3');
    const zoom = await zoomOf(page);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(zoom * 1.4);
    const after = await hexOnPage(page, 'C3');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(() => zoomOf(page)).toBeCloseTo(zoom, 3);
  });

  it('SKM-2.3: a stack is laid open, and a hex that is out of the question says why', async ({ visitAs }) => {
    const page = await table(visitAs);
    await pressHex(page, 'F9');
    const open = page.locator('.desk-fan [data-target]');
    await open.nth(1).waitFor();
    expect(await open.count()).toBe(2);
    await open.nth(1).click();
    await page.locator('.desk-stack.is-selected[data-target="unit:f3"]').waitFor();
    const { x, y } = await hexOnPage(page, 'H8');
    await page.mouse.move(x, y);
    const why = page.getByRole('tooltip');
    await why.waitFor();
    expect(await why.innerText()).toContain('SKM-2.2');
  });

  it('SKM-1.4: the machine answers, and the next turn begins', async ({ visitAs }) => {
    const page = await table(visitAs);
    await pressHex(page, 'E8');
    await pressHex(page, 'E7');
    await page.getByRole('button', { name: 'End the turn' }).click();
    await page.getByText('Turn 2 of 6, French').first().waitFor({ timeout: 60_000 });
    expect(await page.getByText('British turn 1 ends.').count()).toBeGreaterThan(0);
  });
});

describe('with the keyboard', () => {
  it('the walk is spoken, chooses, asks why not and moves', async ({ visitAs }) => {
    const page = await table(visitAs);
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowDown');
    const start = await spoken(page).innerText();
    expect(start).toMatch(/^F5, village/);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
    expect(await spoken(page).innerText()).toMatch(/^[EF]8/);
    if ((await spoken(page).innerText()).startsWith('F8')) await page.keyboard.press('j');
    expect(await spoken(page).innerText()).toBe('E8, open, French guns');
    await page.keyboard.press('Enter');
    await page.locator('.desk-boundary.legal').waitFor();
    for (const [key, hex] of [
      ['l', 'F8'],
      ['l', 'G8'],
      ['m', 'G9'],
      ['ArrowLeft', 'F9'],
    ] as const) {
      await page.keyboard.press(key);
      expect((await spoken(page).innerText()).slice(0, 2)).toBe(hex);
    }
    await page.keyboard.press('Shift+Enter');
    await page.getByText('Two units stand in F9 already.').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await journal(page).first().waitFor();
    expect(await journal(page).first().innerText()).toContain('guns to G9');
  });

  it('keys zoom, and an open stack is gone through', async ({ visitAs }) => {
    const page = await table(visitAs);
    const zoom = await zoomOf(page);
    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    expect(await zoomOf(page)).toBeGreaterThan(zoom * 1.2);
    await page.keyboard.press('0');
    expect(await zoomOf(page)).toBeCloseTo(zoom, 3);
    await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await spoken(page).innerText()).toBe('1 of 2: French 2nd infantry');
    await page.keyboard.press('ArrowRight');
    expect(await spoken(page).innerText()).toBe('2 of 2: French 3rd infantry');
    await page.keyboard.press('Enter');
    await page.locator('.desk-stack.is-selected[data-target="unit:f3"]').waitFor();
  });
});

describe('with fingers', () => {
  it('a tap chooses and moves, a finger on the ground moves the map, two never play', async ({ visitAs }) => {
    const page = await table(visitAs, { size: 'phone' });
    const fingers = await fingersOn(page);
    const ground = await hexOnPage(page, 'F5');
    await fingers.down(ground);
    for (let i = 1; i <= 5; i += 1) await fingers.move({ x: ground.x - 6 * i, y: ground.y - 10 * i });
    await fingers.up();
    const moved = await hexOnPage(page, 'F5');
    expect(Math.round(moved.x - ground.x)).toBe(-30);
    const zoom = await zoomOf(page);
    const middle = await hexOnPage(page, 'E8');
    const spread = (far: number) => [
      { x: middle.x - far, y: middle.y },
      { x: middle.x + far, y: middle.y },
    ];
    await fingers.down(...spread(20));
    for (let far = 24; far <= 40; far += 4) await fingers.move(...spread(far));
    await fingers.up();
    expect((await zoomOf(page)) / zoom).toBeCloseTo(2, 1);
    expect(await page.locator('.desk-stack.is-selected').count()).toBe(0);
    await page.getByRole('button', { name: 'Whole map' }).click();
    const [guns, goal] = [await hexOnPage(page, 'E8'), await hexOnPage(page, 'E7')];
    await page.touchscreen.tap(guns.x, guns.y);
    await page.locator('.desk-stack.is-selected[data-target="unit:f5"]').waitFor();
    await page.touchscreen.tap(goal.x, goal.y);
    await expect.poll(() => page.locator('.desk-stack[data-target="unit:f5"]').count()).toBe(1);
    await expect
      .poll(async () => {
        const box = await page.locator('.desk-stack[data-target="unit:f5"]').boundingBox();
        return box === null ? -1 : Math.abs(box.y + box.height / 2 - goal.y);
      })
      .toBeLessThan(8);
  });

  it('a finger held still asks why not', async ({ visitAs }) => {
    const page = await table(visitAs, { size: 'phone' });
    const fingers = await fingersOn(page);
    const guns = await hexOnPage(page, 'E8');
    await page.touchscreen.tap(guns.x, guns.y);
    await page.locator('.desk-stack.is-selected[data-target="unit:f5"]').waitFor();
    const full = await hexOnPage(page, 'F9');
    await fingers.down(full);
    await page.getByText('Two units stand in F9 already.').waitFor();
    await fingers.up();
    await page.locator('.desk-stack.is-selected[data-target="unit:f5"]').waitFor();
  });
});

it('the map keeps the accessibility rules, by day and by candle', async ({ visitAs }) => {
  const page = await table(visitAs);
  await pressHex(page, 'D9');
  await page.locator('.desk-boundary.legal').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await lightUp(page, 'candle');
  expect(await accessibilityProblems(page, ['color-contrast'])).toEqual([]);
});
