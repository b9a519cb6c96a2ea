// Whoever plays Later Campaigns by presses and does not mind what comes of it.
import type { Locator, Page } from 'playwright-core';
import { prompt, stops } from './table.ts';

/** A chip of the strip below the map: a stack that may act. */
export const chips = (page: Page): Locator => page.locator('.later-campaigns-chip.is-able');

const waysOn = (page: Page): readonly Locator[] => [
  page.locator('.acts.main button.primary:not([aria-disabled])'),
  page.getByRole('menuitem'),
  page.locator('.later-campaigns-choices .btn', { hasText: 'as ordered' }),
  page.locator('.later-campaigns-choices .btn'),
  page.locator('.acts.main button:not([aria-disabled])'),
];

/** The wax where it is open, else what orders demand, else the first thing there is. */
export async function pressNext(page: Page): Promise<void> {
  for (const way of waysOn(page))
    if (await way.first().isVisible()) {
      // The machine may have answered in the meantime, and something else is asked.
      await way
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
      return;
    }
  const stop = await stops(page)
    .first()
    .boundingBox({ timeout: 200 })
    .catch(() => null);
  if (stop !== null) return page.mouse.click(stop.x + stop.width / 2, stop.y + stop.height / 2);
  if (await chips(page).first().isVisible()) {
    await chips(page)
      .first()
      .click({ timeout: 200 })
      .catch(() => {});
    return;
  }
  // Nothing yet: the last answer may be on its way, and keys pressed now would answer what comes after it.
  const asked = await prompt(page).innerText();
  await page.waitForTimeout(250);
  if ((await prompt(page).innerText()) !== asked || (await stops(page).count()) > 0) return;
  for (const way of waysOn(page)) if (await way.first().isVisible()) return;
  // A leader alone: the next who may act is a key away.
  await page
    .getByRole('application')
    .focus({ timeout: 2000 })
    .catch(() => {});
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}
