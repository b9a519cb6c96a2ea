// Where things are on every table.
import type { Locator, Page } from 'playwright-core';

export const board = (page: Page): Locator => page.getByRole('region', { name: /^Board\./ });
export const desk = (page: Page): Locator => page.getByRole('region', { name: 'Your desk' });
/** What is asked, and below it where we are. */
export const prompt = (page: Page): Locator => page.locator('.prompt .ask');
/** The answer to the whole decision. */
export const commit = (page: Page): Locator => page.locator('.commit').first();
/** The first line of the journal that says this. */
export const inJournal = (page: Page, text: string): Locator =>
  page.locator('.log li', { hasText: text }).first();
export const whyNot = (page: Page): Locator => page.getByRole('tooltip');
export const coach = (page: Page, lesson = 'First battle'): Locator =>
  page.getByRole('complementary', { name: lesson });
export const lift = (page: Page): Locator => page.getByRole('button', { name: /lift the curtain/ });
export const choices = (page: Page): Locator => page.getByRole('dialog', { name: 'All choices' });

/** Something on the board by what it stands for: 'unit:wI1'. */
export const target = (page: Page, key: string): Locator => board(page).locator(`[data-target="${key}"]`);
/** Things on the board whose name begins like this: 'unit:w'. */
export const targets = (page: Page, prefix = ''): Locator =>
  board(page).locator(prefix === '' ? '[data-target]' : `[data-target^="${prefix}"]`);
/** Those that may be pressed now. */
export const lit = (page: Page, prefix = ''): Locator => targets(page, prefix).and(page.locator('.is-legal'));

/** Where a map lets one stop, place or retreat. */
export const stops = (page: Page): Locator => board(page).locator('.desk-stops circle');

export const tableId = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** The middle of something drawn, or its lower left corner, which other things leave free. */
export async function pointOn(what: Locator, where: 'middle' | 'corner' = 'middle') {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what} is not drawn.`);
  return where === 'middle'
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : { x: box.x + 6, y: box.y + box.height - 6 };
}

export async function press(page: Page, what: Locator, where?: 'middle' | 'corner'): Promise<void> {
  const { x, y } = await pointOn(what, where);
  await page.mouse.click(x, y);
}

export async function tap(page: Page, what: Locator, where?: 'middle' | 'corner'): Promise<void> {
  const { x, y } = await pointOn(what, where);
  await page.touchscreen.tap(x, y);
}
