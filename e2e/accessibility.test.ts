// Every screen, by day and by candle, wide and narrow: landmarks, one heading, and nothing axe objects to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type House, openHouse, type Size, type Theme, type Visit } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { choose, startBattle } from './steps.ts';

let house: House;
let file: string;
beforeAll(async () => {
  [house, file] = await Promise.all([openHouse(), finishedGame()]);
});
afterAll(() => house.close());

const screens: readonly (readonly [name: string, open: (visit: Visit) => Promise<void>])[] = [
  ['home', ({ go }) => go('#/')],
  ['new game', ({ go }) => go('#/new/generals')],
  ['settings', ({ go }) => go('#/settings')],
  ['no such page', ({ go }) => go('#/nowhere')],
  [
    'rulebook beside a game',
    async (visit) => {
      const id = await startBattle(visit);
      await visit.go(`#/rules/generals?table=${id}#GEN-6.1`);
      await visit.page.getByText('This is being decided at the table.').waitFor();
      // The whole book keeps axe busy for a quarter of a minute; a page of it holds every kind of paragraph.
      const field = visit.page.getByRole('searchbox').and(visit.page.locator(':visible'));
      await field.fill('orders');
      await visit.page.locator('mark').first().waitFor();
    },
  ],
  [
    'saved games with a problem',
    async (visit) => {
      await visit.go('#/saved');
      await choose(visit.page, 'Import a game', 'bad.grognard', 'nothing');
      await visit.page.locator('.file-problem').waitFor();
    },
  ],
  [
    'report',
    async (visit) => {
      await visit.go('#/saved');
      await choose(visit.page, 'Import a game', 'finished.grognard', file);
      await visit.page.waitForURL('**/#/report/*');
      await visit.page.getByText(/This game is sound/).waitFor();
    },
  ],
  [
    'a paragraph at the side',
    async (visit) => {
      await visit.go('#/');
      await visit.page.getByRole('button', { name: /^Rule GEN-6.4/ }).click();
      await visit.page.getByText('Infantry arrow: one leg').waitFor();
    },
  ],
];

const sizes: readonly Size[] = ['desktop', 'phone'];
const themes: readonly Theme[] = ['day', 'candle'];

describe.each(sizes.flatMap((size) => themes.map((theme) => ({ size, theme }))))(
  '$size by $theme',
  (look) => {
    it.each(screens)('%s', async (_name, open) => {
      const visit = await house.visit(look);
      await open(visit);
      expect(await accessibilityProblems(visit.page)).toEqual([]);
      expect(await visit.page.getByRole('main').count()).toBe(1);
      expect(await visit.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(visit.problems).toEqual([]);
      await visit.close();
    });
  },
);
