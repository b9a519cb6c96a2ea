// The browser, and rooms in it: a window of one size that many visitors use one after another.
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findChromium, findWholeChromium } from '../scripts/chromium.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
export type Theme = 'day' | 'candle';

export const launch = (kind: 'quick' | 'whole' = 'quick'): Promise<Browser> =>
  chromium.launch({
    executablePath: (kind === 'whole' ? findWholeChromium() : findChromium()) ?? '',
    // One thread that paints: three browsers share two cores.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--num-raster-threads=1'],
  });

/** A window costs a second, a page in it nothing: an empty page keeps the window open between visitors. */
export async function openRoom(browser: Browser, size: Size): Promise<BrowserContext> {
  const room = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  // Whoever only passes through does not take the whole page along.
  await room.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await room.newPage();
  return room;
}
