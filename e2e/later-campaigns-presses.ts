// Whoever plays Later Campaigns by presses and does not mind what comes of it.
import type { Locator, Page } from 'playwright-core';
import { stops } from './table.ts';

/** A chip of the strip below the map: a stack that may act. */
export const chips = (page: Page): Locator => page.locator('.later-campaigns-chip.is-able');

/** The wax where it is open, else what orders demand, else the first thing there is. */
export async function pressNext(page: Page): Promise<void> {
  const ways = [
    page.locator('.acts.main button.primary:not([aria-disabled])'),
    page.getByRole('menuitem'),
    page.locator('.later-campaigns-choices .btn', { hasText: 'as ordered' }),
    page.locator('.later-campaigns-choices .btn'),
    page.locator('.acts.main button:not([aria-disabled])'),
  ];
  for (const way of ways)
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
  // A leader alone: the next who may act is a key away.
  await page
    .getByRole('application')
    .focus({ timeout: 2000 })
    .catch(() => {});
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}
