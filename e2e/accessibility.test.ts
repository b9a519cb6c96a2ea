// Every screen, wide by day and narrow by candle: landmarks, one heading, nothing axe objects to, nothing beyond the edge.
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { SIZES } from './browser.ts';
import { allScreens } from './screens/all-screens.ts';
import { lightUp } from './settled.ts';
import { it } from './test.ts';

const looks = [
  ['desktop', 'day'],
  ['phone', 'candle'],
] as const;

it.for(allScreens.filter(({ isAlike }) => isAlike !== true))('$name', async ({ open }, { visit }) => {
  const { page } = visit;
  await open(visit);
  for (const [size, theme] of looks) {
    await page.setViewportSize(SIZES[size]);
    await lightUp(page, theme);
    const where = `${size} by ${theme}`;
    expect(await accessibilityProblems(page), where).toEqual([]);
    expect(await page.getByRole('main').count(), where).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(1);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, where).toBeLessThanOrEqual(0);
  }
});
