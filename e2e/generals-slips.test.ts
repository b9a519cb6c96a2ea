// Generals: a press never does what was not meant, and a quiet round takes few of them.
import { prompts } from '@grognard/games/generals/words/prompts.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inWords, isChanged } from './in-words.ts';
import { openMoment } from './moments.ts';
import { settled } from './settled.ts';
import { startBattle } from './steps.ts';
import { board, commit, desk, lit, pointOn, press, prompt, target, targets, whyNot } from './table.ts';
import { it } from './test.ts';

const sector = (page: Page, name: string): Locator => target(page, `sector:${name}`);
const pressSector = (page: Page, name: string): Promise<void> => press(page, sector(page, name), 'corner');
/** The lines of the order sheet. */
const orders = (page: Page): Locator => desk(page).locator('[data-target^="card:"]');
const cavalry = (page: Page): Locator => targets(page, 'unit:wC').first();

async function drag(page: Page, from: Locator, ...over: readonly Locator[]): Promise<void> {
  const start = await pointOn(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const each of over) {
    const { x, y } = await pointOn(each);
    await page.mouse.move(x, y, { steps: 6 });
  }
  await page.mouse.up();
}

describe('writing orders', () => {
  it('a press on another of your own units chooses it and orders nobody there', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    await press(page, target(page, 'unit:wI1'));
    await lit(page, 'sector:b1').waitFor();
    const inB1 = board(page)
      .getByLabel(/^White Infantry, in b1/)
      .first();
    await press(page, inB1);
    await expect.poll(() => inB1.getAttribute('class')).toContain('is-selected');
    expect(await orders(page).count()).toBe(0);
  });

  it('GEN-3.4: a sector takes every press in it, also on its pennant, its flag and the tokens there', async ({
    regular: visit,
  }) => {
    const { page } = visit;
    const planning = { recording: 'generals/marengo', seat: 'white', asked: prompts.writeOrders, from: 60 };
    await openMoment(visit, planning);
    await targets(page, 'sector:').first().waitFor();
    // Closer together than the smallest thing on the board is wide; the browser looks at everything drawn for each of them.
    const deaf = await page.evaluate(() => {
      const found = new Set<string>();
      for (const place of document.querySelectorAll('.board [data-target^="sector:"]')) {
        const { left, top, right, bottom } = place.getBoundingClientRect();
        for (let x = left + 3; x < right - 3; x += 11)
          for (let y = top + 3; y < bottom - 3; y += 11) {
            const met = document.elementFromPoint(x, y);
            if (met?.closest('.board') != null && met.closest('[data-target]') === null)
              found.add(met.closest('[class]')?.getAttribute('class') ?? met.tagName);
          }
      }
      return [...found];
    });
    expect(deaf).toEqual([]);
  });

  it('GEN-6.5: an arrow counts as drawn so far, and rides on with the next press', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    await press(page, cavalry(page));
    await pressSector(page, 'a2');
    await orders(page).first().waitFor();
    expect(await orders(page).first().innerText()).toMatch(/a1 → a2/);
    await pressSector(page, 'b2');
    await expect.poll(() => orders(page).first().innerText()).toMatch(/a1 → a2 → b2/);
    expect(await orders(page).count()).toBe(1);
  });

  it('GEN-6.5: a drag that ends in the first sector writes one leg; one that comes home writes nothing', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    await drag(page, cavalry(page), sector(page, 'a2'), sector(page, 'a1'));
    expect(await orders(page).count()).toBe(0);
    await drag(page, cavalry(page), sector(page, 'a2'));
    await orders(page).first().waitFor();
    expect(await orders(page).first().innerText()).toMatch(/a1 → a2(?! →)/);
  });

  it('GEN-6.3: a plus sign with nobody left for it says why', async ({ regular: visit }) => {
    await startBattle(visit);
    const { page } = visit;
    await press(page, cavalry(page));
    await pressSector(page, 'a2');
    const plus = desk(page).getByRole('button', { name: /^One order more/ });
    await plus.waitFor();
    const isSpent = async (): Promise<boolean> => (await plus.getAttribute('aria-disabled')) === 'true';
    for (let written = 2; !(await isSpent()); written += 1) {
      await plus.click();
      await desk(page).getByText(`×${written}`).waitFor();
    }
    // It is no longer enabled, which a click would wait for.
    await press(page, plus);
    await whyNot(page).getByText(/GEN-/).first().waitFor();
  });

  it('the main button counts the orders, and asks once before it locks an empty sheet', async ({
    regular: visit,
  }) => {
    await startBattle(visit);
    const { page } = visit;
    await page.getByRole('button', { name: 'Lock an empty sheet' }).click();
    await page.getByText('You have written no orders.').first().waitFor();
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await press(page, target(page, 'unit:wI1'));
    await pressSector(page, 'a2');
    await page.getByRole('button', { name: 'Lock 1 order' }).waitFor();
  });
});

describe('carrying orders out', () => {
  const activation = { recording: 'generals/dennewitz-terrain-a', seat: 'white', asked: prompts.combined };

  it('GEN-6.8: a unit answers like its arrow, equal ones with one press', async ({ regular: visit }) => {
    await openMoment(visit, activation);
    const { page } = visit;
    expect(await commit(page).innerText()).toBe('Send nobody');
    const unit = (await lit(page, 'unit:wI').first().getAttribute('data-target')) ?? '';
    await press(page, target(page, unit));
    await expect.poll(() => commit(page).innerText()).toBe('Send 3 units');
    await settled(page);
    await press(page, target(page, unit));
    await expect.poll(() => commit(page).innerText()).toBe('Send nobody');
    // A second press while the first is still being carried out is understood as if it had come after it.
    await press(page, target(page, unit));
    await press(page, target(page, unit));
    await expect.poll(() => commit(page).innerText()).toBe('Send nobody');
    expect(await whyNot(page).count()).toBe(0);
  });

  it('revealed orders of both sides stay drawn until the next press', async ({ regular: visit }) => {
    await openMoment(visit, activation);
    const { page } = visit;
    await desk(page).getByRole('button', { name: 'Send all' }).click();
    await expect.poll(() => commit(page).innerText()).toMatch(/^Send \d+ units$/);
    await commit(page).click();
    const revealed = board(page).locator('.generals-arrow.is-revealed');
    await revealed.first().waitFor();
    await commit(page).waitFor();
    await settled(page);
    expect(await revealed.count()).toBeGreaterThan(0);
    await pressSector(page, 'b2');
    await expect.poll(() => revealed.count()).toBe(0);
  });
});

it('a quiet round takes at most twelve presses after locking', async ({ regular: visit }) => {
  await startBattle(visit);
  const { page } = visit;
  for (const [unit, ...presses] of [
    ['unit:wI1', 'a2', 'a2'],
    ['unit:wA1', 'b2'],
    ['unit:wC1', 'a2'],
  ] as const) {
    await press(page, target(page, unit));
    for (const to of presses) await pressSector(page, to);
  }
  await page.getByRole('button', { name: 'Lock 4 orders' }).click();
  const wax = page.locator('.acts.main .primary:not([aria-disabled])').first();
  const sendAll = desk(page).getByRole('button', { name: 'Send all' });
  let presses = 0;
  while (presses < 40 && !(await prompt(page).innerText()).includes('Round 2')) {
    await wax.waitFor();
    const next = (await sendAll.count()) > 0 ? sendAll : wax;
    const before = await inWords(page);
    // The machine may have answered in the meantime, and something else is asked.
    const isPressed = next.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (await isPressed) presses += 1;
    // A slow computer answers late: the same wax pressed twice for one answer would count twice.
    await isChanged(page, before);
  }
  expect(presses).toBeLessThanOrEqual(12);
});
