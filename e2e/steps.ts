// What a visitor does again and again.
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

/** Starts a battle with the usual choices and waits for the first decision. */
export async function startBattle({ go, page }: Visit): Promise<string> {
  await go('#/new/generals');
  await page.getByRole('button', { name: 'Start the battle' }).and(page.locator(':visible')).click();
  await page.getByRole('button', { name: 'Lock the sheet' }).first().waitFor();
  return page.url().split('/').at(-1) ?? '';
}

/** Hands a text to the page as if it had been chosen from the disk. */
export const choose = (page: Page, label: string, name: string, text: string): Promise<void> =>
  page
    .getByLabel(label, { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
