// The screens around the tables.
import { finishedGame, openFile } from '../moments.ts';
import { choose, startBattle } from '../steps.ts';
import type { Visit } from '../visit.ts';
import type { Screen } from './screen.ts';

const at =
  (hash: string) =>
  ({ go }: Visit): Promise<void> =>
    go(hash);

export const siteScreens: readonly Screen[] = [
  { name: 'home', open: at('#/') },
  {
    name: 'home with a battle that waits',
    isAlike: true,
    open: async (visit) => {
      await startBattle(visit);
      await visit.go('#/');
      await visit.page.getByText('A battle is waiting').waitFor();
    },
  },
  {
    name: 'home after an update',
    open: async ({ go, page }) => {
      await go('#/');
      await page.evaluate(() => localStorage.setItem('grognard-news', '0.9.0'));
      await page.reload();
      await page.getByRole('link', { name: /^Grognard .*: what is new$/ }).waitFor();
    },
  },
  { name: 'what is new', open: at('#/news') },
  { name: 'settings', open: at('#/settings') },
  { name: 'no such page', open: at('#/nowhere') },
  { name: 'no game yet', isAlike: true, open: at('#/saved') },
  {
    name: 'saved games',
    open: async (visit) => {
      await startBattle(visit);
      await openFile(visit, await finishedGame('saga/basic'));
      await openFile(visit, await finishedGame('generals/marengo'));
      await visit.go('#/saved');
      await visit.page.getByRole('link', { name: 'Resume' }).first().waitFor();
    },
  },
  {
    name: 'saved games with a problem',
    open: async ({ go, page }) => {
      await go('#/saved');
      await choose(page, 'Import a game', 'bad.grognard', 'nothing');
      await page.getByText('bad.grognard was not imported').waitFor();
    },
  },
  {
    name: 'a paragraph at the side',
    open: async ({ go, page }) => {
      await go('#/');
      await page.getByRole('button', { name: /^Rule GEN-6.4/ }).click();
      await page.getByText('Infantry arrow: one leg').waitFor();
    },
  },
  {
    name: 'rulebook beside a game',
    open: async (visit) => {
      const { go, page } = visit;
      const id = await startBattle(visit);
      await go(`#/rules/generals?table=${id}#GEN-6.1`);
      await page.getByText('This is being decided at the table.').waitFor();
      // The whole book keeps axe busy for a quarter of a minute; a page of it holds every kind of paragraph.
      await page.getByRole('searchbox').and(page.locator(':visible')).fill('orders');
      await page.locator('mark').first().waitFor();
    },
  },
];
