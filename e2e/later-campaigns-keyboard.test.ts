// Later Campaigns without a mouse: every answer is a key away, and where the keyboard stands is seen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMoment } from './moments.ts';
import { startButton } from './steps.ts';
import { commit, prompt, whyNot } from './table.ts';
import { it } from './test.ts';

const recording = 'later-campaigns/quatre-bras';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Whatever can take the focus and looks the same with it as without. */
const withoutRing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], summary')];
    const shown = all.filter((element) => element.getClientRects().length > 0);
    return shown.flatMap((element) => {
      const before = getComputedStyle(element).boxShadow;
      element.focus();
      if (document.activeElement !== element) return [];
      const { boxShadow, outlineStyle } = getComputedStyle(element);
      return boxShadow === before && outlineStyle === 'none' ? [element.outerHTML.slice(0, 80)] : [];
    });
  });

it('NLC-7.4f: N goes from one answer to the next, E chooses none of two, and the ring is seen', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'french', asked: 'or stand?' });
  await page.locator('#content').focus();
  await page.keyboard.press('e');
  expect(await focused(page)).toBe('Retreat');
  expect(await prompt(page).innerText()).toContain('or stand?');
  await page.keyboard.press('n');
  expect(await focused(page)).toBe('Stand');
  expect(await withoutRing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retreat', exact: true }).focus();
  await page.keyboard.press('Enter');
  // NLC-7.4a: how far somebody retreats is not his choice, and E says so.
  await page.getByRole('button', { name: 'Retreat no farther' }).waitFor();
  await page.keyboard.press('e');
  await whyNot(page).waitFor();
});

it('NLC-12.3: a battle started by a key leaves the keyboard at the table', async ({ regular: visit }) => {
  const { page, go } = visit;
  await go('#/new/later-campaigns');
  // Whoever is content with what is chosen does not go through all of it: 76 presses lie between the head and the start.
  await page.locator('#content').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe(await startButton(page).innerText());
  await page.keyboard.press('Enter');
  await commit(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});
