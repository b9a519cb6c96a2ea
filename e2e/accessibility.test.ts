// Every screen, wide and narrow, by day and by candle: landmarks, one heading, nothing axe objects to, nothing beyond the edge.
import { describe, expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import type { Size } from './browser.ts';
import { allScreens } from './screens/all-screens.ts';
import { lightUp } from './settled.ts';
import { it } from './test.ts';

/** States of a table that add nothing but other words on the same controls, and a book that keeps axe busy for a quarter of a minute. */
const ALIKE = ['home with a battle that waits', 'no game yet', 'saved games', 'rulebook'];
const sizes: readonly Size[] = ['desktop', 'phone'];
const screens = allScreens.filter(({ name }) => !ALIKE.includes(name));

describe.for(sizes)('%s', (size) => {
  it.for(screens)('$name', async ({ open }, { visitAs }) => {
    const visit = await visitAs({ size });
    const { page } = visit;
    await open(visit);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Another light changes nothing but colours.
    await lightUp(page, 'candle');
    expect(await accessibilityProblems(page, ['color-contrast'])).toEqual([]);
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
