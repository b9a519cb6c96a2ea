// Whether a screen fits its window, at the sizes people have.
import type { Page } from 'playwright-core';
import { isDrawn, settled } from '../settled.ts';
import { misfits } from './judge.ts';
import { measure } from './measure.ts';

/** Those people have; a run of all tests looks at four of them, `GROGNARD_SIZES=all` at each. */
export const ALL_WINDOWS = [
  '1920x1080',
  '1536x730',
  '1440x900',
  '1366x657',
  '1280x600',
  '1024x768',
  '844x390',
  '768x1024',
  '720x450',
  '390x844',
] as const;
export type Window = (typeof ALL_WINDOWS)[number];

/** A screen is opened at the last of them, and measured there last: the next finds the window as it needs it. */
const USUAL: readonly Window[] = ['390x844', '844x390', '1366x657', '1440x900'];

export const isThorough = process.env['GROGNARD_SIZES'] === 'all';
export const WINDOWS: readonly Window[] = isThorough ? ALL_WINDOWS : USUAL;

const sizeOf = (window: Window): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = window.split('x').map(Number);
  return { width, height };
};

export const hasSize = (page: Page, window: Window): boolean => {
  const { width, height } = sizeOf(window);
  const now = page.viewportSize();
  return now?.width === width && now.height === height;
};

export async function resize(page: Page, window: Window): Promise<void> {
  const { width, height } = sizeOf(window);
  await page.setViewportSize({ width, height });
  // Boards measure themselves and draw again. Now and then Chromium stops drawing a page of another size; one more wakes it.
  if (!(await isDrawn(page))) {
    await page.setViewportSize({ width: width - 1, height });
    await page.bringToFront();
    await page.setViewportSize({ width, height });
    if (!(await isDrawn(page))) throw new Error(`The browser does not draw the page at ${window}.`);
  }
  await settled(page);
}

/** What does not fit on the page as it is: texts and pieces over each other, cut or outside, targets too small. */
const misfitsOn = async (page: Page): Promise<readonly string[]> => misfits(await page.evaluate(measure));

/** A board that measures itself may be drawn twice: what is wrong must still be wrong a moment later. */
export async function misfitsAtRest(page: Page): Promise<readonly string[]> {
  const first = await misfitsOn(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(300);
  return misfitsOn(page);
}
