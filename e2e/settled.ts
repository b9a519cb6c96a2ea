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

/** Another light changes colours and nothing else: no need to open the screen again. */
export const lightUp = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
