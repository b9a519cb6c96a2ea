// Takes a guided first battle by leaving everything to the coach.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    titles: string[];
  }
}

/** Notes every title the coach shows, however short. */
const watchTitles = (): void => {
  window.titles = [];
  const note = (): void => {
    const title = document.querySelector('.coach h2')?.textContent;
    if (title !== undefined && title !== null) window.titles.push(title);
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** Goes on until the lesson hands the battle over, or for as long as a slow machine may take; the titles it showed. */
export async function takeTheLesson(page: Page, deadline: number): Promise<ReadonlySet<string>> {
  await page.evaluate(watchTitles);
  const end = Date.now() + deadline;
  while (Date.now() < end && page.url().includes('guide')) {
    await page
      .getByRole('button', { name: 'Do it for me' })
      .click({ timeout: 400 })
      .catch(() => {});
    await page.waitForTimeout(60);
  }
  return new Set(await page.evaluate(() => window.titles));
}
