import type { Page } from 'playwright-core';
import type { Theme } from './browser.ts';

/** Waits until letters have their face and moving things have come to rest; breathing targets never do. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    );
  });

/** Two frames come; if none does for a while, the browser has stopped drawing this page. */
export const isDrawn = (page: Page): Promise<boolean> =>
  Promise.race([
    page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .then(() => true),
    page.waitForTimeout(10_000).then(() => false),
  ]);

/** Another light changes colours and nothing else: no need to open the screen again. */
export const lightUp = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
