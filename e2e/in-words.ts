// What the table says in words: it changes with everything that is done.
import type { Locator, Page } from 'playwright-core';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'The board in words' });

export const inWords = (page: Page): Promise<string> =>
  panel(page).evaluate(({ textContent }) => textContent ?? '');

/** Says so as soon as it says something else, or that it did not for half a second. Looked at in the page itself: nobody waits for a messenger. */
export const isChanged = (page: Page, before: string): Promise<boolean> =>
  panel(page).evaluate(async (element, text) => {
    const end = performance.now() + 500;
    while (element.textContent === text && performance.now() < end)
      await new Promise((look) => setTimeout(look, 10));
    return element.textContent !== text;
  }, before);
