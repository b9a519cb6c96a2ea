// The pictures of README.md: which screen each shows, and what can be read on it, so that one with old values is noticed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { resize } from './fits/fits.ts';
import { allScreens } from './screens/all-screens.ts';
import { lightUp } from './settled.ts';
import type { Visit } from './visit.ts';

const ROOT = join(import.meta.dirname, '..');

/** By its place below docs/, the screen that is photographed. */
export const README_PICTURES = {
  'generals.jpg': 'Generals, a die rolled again',
  'saga.jpg': 'Saga, a Morale test',
  'napoleonica.jpg': 'Napoleonica, an enemy pointed at',
  'later-campaigns.jpg': 'Later Campaigns, a group chosen',
} as const;
export type ReadmePicture = keyof typeof README_PICTURES;

/** Written beside the pictures when they are taken. */
export interface Taken {
  /** Of the picture itself: it and the words were taken together. */
  readonly sha256: string;
  /** Everything that could be read, line by line. */
  readonly words: readonly string[];
}

export const pathOf = (picture: string): string => join(ROOT, 'docs', picture);
export const LIST = pathOf('pictures/readme.json');

export const digestOf = (picture: string): string =>
  createHash('sha256')
    .update(readFileSync(pathOf(picture)))
    .digest('hex');

export const wordsOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Opens the screen of a picture by day, as large as it is photographed. */
export async function openPicture(visit: Visit, picture: ReadmePicture): Promise<void> {
  const screen = allScreens.find(({ name }) => name === README_PICTURES[picture]);
  if (screen === undefined) throw new Error(`There is no screen “${README_PICTURES[picture]}” any more.`);
  await screen.open(visit);
  await lightUp(visit.page, 'day');
  await resize(visit.page, '1440x900');
}
