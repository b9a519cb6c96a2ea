import { describe, expect } from 'vitest';
import { startBattle } from './steps.ts';
import { coach } from './table.ts';
import { it } from './test.ts';

describe('the first page', () => {
  it('shows four games, all of which can be played', async ({ newcomer: visit }) => {
    await visit.go('#/');
    const { page } = visit;
    expect((await page.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 4)).toEqual([
      'Generals',
      'Napoleon Saga: Waterloo',
      'Napoleonica: Steel and Magic',
      'Napoleon’s Later Campaigns',
    ]);
    expect(await page.getByText('In preparation').count()).toBe(0);
    await page.getByRole('link', { name: 'Play Generals' }).click();
    await page.getByRole('heading', { name: 'A new battle of Generals' }).waitFor();
    await visit.go('#/');
    await page.getByRole('link', { name: 'Play Napoleon Saga: Waterloo' }).click();
    await page.getByRole('heading', { name: 'A new battle of Napoleon Saga: Waterloo' }).waitFor();
  });

  it('keeps the buttons of a box in line after a workshop was visited', async ({ newcomer: visit }) => {
    const { go, page } = visit;
    await go('#/decks/saga');
    await page.getByLabel('Name of the deck').waitFor();
    await go('#/');
    const buttons = page
      .locator('.box', { has: page.getByRole('link', { name: /^Decks/ }) })
      .locator('.foot .btn');
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
  });

  it('leads to the lesson and the rules of each game', async ({ visit }) => {
    const { page } = visit;
    for (const title of ['Generals', 'Napoleon Saga: Waterloo']) {
      await visit.go('#/');
      await page.getByRole('link', { name: `Guided first battle of ${title}` }).click();
      await coach(page).waitFor();
      await visit.go('#/');
      await page.getByRole('link', { name: `Rules of ${title}` }).click();
      await page.getByRole('searchbox', { name: 'Search the rules' }).first().waitFor();
    }
  });

  it('leads back to a battle that waits', async ({ visit }) => {
    const id = await startBattle(visit);
    await visit.go('#/');
    const { page } = visit;
    const ribbon = page.getByRole('link', { name: 'A battle is waiting' });
    expect(await ribbon.getAttribute('href')).toBe(`#/table/${id}`);
    await page.getByText('Round 1, Planning').waitFor();
    await page.getByRole('link', { name: 'Continue your battle' }).click();
    await page.waitForURL(`**/#/table/${id}`);
    await page.getByRole('button', { name: /^Lock/ }).first().waitFor();
  });

  it('opens a paragraph at the side, and Escape gives the focus back', async ({ newcomer: visit }) => {
    await visit.go('#/');
    const { page } = visit;
    const link = page.getByRole('button', { name: 'Rule GEN-6.4, opens at the side' });
    await link.click();
    const panel = page.getByRole('dialog', { name: 'Rule' });
    await panel.getByText('Infantry arrow: one leg to a neighbouring sector.').waitFor();
    expect(page.url()).toMatch(/#\/$/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('lets the keyboard skip to the content', async ({ visit }) => {
    await visit.go('#/');
    const { page } = visit;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('says what it does not have', async ({ newcomer: visit }) => {
    await visit.go('#/austerlitz');
    await visit.page.getByRole('heading', { name: 'No such page' }).waitFor();
    await visit.page.getByRole('link', { name: 'Back to the games' }).click();
    await visit.page.getByRole('heading', { name: 'Napoleonic battles, every rule at hand' }).waitFor();
  });
});

describe('settings', () => {
  it('are kept, and another tab follows', async ({ visit }) => {
    await visit.go('#/settings');
    const { page } = visit;
    const other = await visit.tab('#/');
    const themeOf = (where: typeof page) => where.evaluate(() => document.documentElement.dataset['theme']);
    await page.getByRole('radio', { name: 'Candlelight' }).check();
    expect(await themeOf(page)).toBe('candle');
    await expect.poll(() => themeOf(other)).toBe('candle');
    await page.reload();
    expect(await themeOf(page)).toBe('candle');
    expect(await page.getByRole('radio', { name: 'Candlelight' }).isChecked()).toBe(true);
  });

  it('start without sound, and motion can be switched off', async ({ visit }) => {
    await visit.go('#/settings');
    const { page } = visit;
    expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
    await page.getByRole('radiogroup', { name: 'Motion' }).getByLabel('Off').check();
    expect(await page.evaluate(() => document.documentElement.dataset['motion'])).toBe('none');
  });

  it('change the light from every page', async ({ visit }) => {
    await visit.go('#/');
    const { page } = visit;
    await page.getByRole('button', { name: 'Change to candlelight' }).click();
    await page.getByRole('button', { name: 'Change to daylight' }).waitFor();
  });
});

describe('on a phone', () => {
  it('the menu leads everywhere', async ({ visitAs }) => {
    const phone = await visitAs({ size: 'phone' });
    await phone.go('#/');
    await phone.page.getByRole('button', { name: 'Menu' }).click();
    await phone.page.getByRole('dialog').getByRole('link', { name: 'My games' }).click();
    await phone.page.getByRole('heading', { name: 'My games' }).first().waitFor();
    expect(await phone.page.getByRole('dialog').count()).toBe(0);
  });

  it('no page scrolls sideways', async ({ visitAs }) => {
    const phone = await visitAs({ size: 'phone' });
    for (const hash of [
      '#/',
      '#/new/generals',
      '#/new/saga',
      '#/saved',
      '#/settings',
      '#/rules/generals',
      '#/rules/saga',
    ]) {
      await phone.go(hash);
      const spill = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(spill, hash).toBeLessThanOrEqual(0);
    }
  });
});
