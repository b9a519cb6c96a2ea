// Takes a guided first battle by leaving everything to the coach.
import type { Page } from 'playwright-core';
import { coach } from './table.ts';

declare global {
  interface Window {
    titles: Set<string>;
  }
}

/** Notes every title the coach shows, however short. */
const watchTitles = (name: string): void => {
  window.titles = new Set();
  const note = (): void => {
    const title = document.querySelector(`aside[aria-label="${name}"] h2`)?.textContent;
    if (title !== undefined && title !== null) window.titles.add(title);
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** Goes on until the lesson hands the battle over; the titles it showed. */
export async function takeTheLesson(page: Page): Promise<ReadonlySet<string>> {
  await page.evaluate(watchTitles, 'First battle');
  const doIt = coach(page).getByRole('button', { name: 'Do it for me' });
  const isOver = (): boolean => !page.url().includes('guide');
  while (!isOver()) {
    // The coach goes away while the other side moves.
    await Promise.race([doIt.waitFor(), page.waitForURL(/#\/table\//)]);
    if (!isOver()) await doIt.click({ timeout: 1000 }).catch(() => {});
  }
  return new Set(await page.evaluate(() => [...window.titles]));
}
