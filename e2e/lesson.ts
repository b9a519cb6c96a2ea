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

/** Goes on until the battle is over, or the coach has said enough; the titles it showed. */
export async function takeTheLesson(
  page: Page,
  isEnough: (titles: ReadonlySet<string>) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  await page.evaluate(watchTitles, 'First battle');
  const doIt = coach(page).getByRole('button', { name: 'Do it for me' });
  const end = coach(page).getByRole('button', { name: 'Play a short battle' });
  const heard = async (): Promise<ReadonlySet<string>> =>
    new Set(await page.evaluate(() => [...window.titles]));
  while (!(await end.isVisible()) && !isEnough(await heard())) {
    // The coach goes away while the other side moves.
    await doIt.or(end).first().waitFor();
    await doIt.click({ timeout: 1000 }).catch(() => {});
  }
  return heard();
}
