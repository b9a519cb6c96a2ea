// Looks at screens, each opened once. Wide by day and narrow by candle: landmarks, one heading, nothing axe objects to,
// nothing beyond the edge. At several sizes by day, those that are measured: everything fits.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from '../accessibility.ts';
import type { Theme } from '../browser.ts';
import { hasSize, isThorough, misfitsAtRest, resize, WINDOWS, type Window } from '../fits/fits.ts';
import { LOOKED_AT } from '../fits/looked-at.ts';
import { lightUp } from '../settled.ts';
import { it } from '../test.ts';
import { allScreens, type Screen } from './all-screens.ts';

const AUDITS: readonly (readonly [Window, Theme])[] = [
  ['1440x900', 'day'],
  ['390x844', 'candle'],
];

/** Whoever asks for all sizes asks for all screens too. */
const isMeasured = ({ name }: Screen): boolean => isThorough || LOOKED_AT.includes(name);
const isAudited = ({ isAlike }: Screen): boolean => isAlike !== true;

async function audit(page: Page, window: Window, theme: Theme): Promise<void> {
  await lightUp(page, theme);
  const where = `${window} by ${theme}`;
  expect(await accessibilityProblems(page), where).toEqual([]);
  expect(await page.getByRole('main').count(), where).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(1);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, where).toBeLessThanOrEqual(0);
  // Light changes colours and nothing else: everything is measured by day.
  await lightUp(page, 'day');
}

/** Every second screen in each form, unless all is asked for: a whole run must stay short. */
function auditsOf(screen: Screen): typeof AUDITS {
  if (!isAudited(screen)) return [];
  if (isThorough) return AUDITS;
  const at = allScreens.indexOf(screen) % AUDITS.length;
  return AUDITS.slice(at, at + 1);
}

async function lookAt(page: Page, screen: Screen): Promise<void> {
  const audits = auditsOf(screen);
  const windows = isMeasured(screen) ? WINDOWS : audits.map(([window]) => window);
  const found = new Map<string, Window[]>();
  for (const window of windows) {
    await resize(page, window);
    for (const misfit of isMeasured(screen) ? await misfitsAtRest(page) : [])
      found.set(misfit, [...(found.get(misfit) ?? []), window]);
    for (const [size, theme] of audits) if (size === window) await audit(page, window, theme);
  }
  expect([...found].map(([misfit, at]) => `${misfit} (${at.join(', ')})`)).toEqual([]);
}

/** Those of one title, or of no title. */
export function lookAtScreens(title: string | null): void {
  const titles = ['Generals', 'Saga', 'Napoleonica', 'Later Campaigns'];
  const titleOf = ({ name }: Screen): string | null =>
    titles.find((each) => name.startsWith(`${each}, `)) ?? null;
  const screens = allScreens.filter(
    (screen) => titleOf(screen) === title && (isAudited(screen) || isMeasured(screen)),
  );
  // Around the tables it matters what a visitor has stored; at a table only that game does.
  if (title === null)
    it.for(screens)('$name', async (screen, { visit }) => {
      await screen.open(visit);
      await lookAt(visit.page, screen);
    });
  else
    it.for(screens)('$name', async (screen, { regular }) => {
      if (!hasSize(regular.page, '1440x900')) {
        // A quiet place is quickly drawn at another size, the board of the last test is not.
        await regular.go('#/settings');
        await resize(regular.page, '1440x900');
      }
      await screen.open(regular);
      await lookAt(regular.page, screen);
    });
}
