// The page of today with the editions four earlier trees would have released: their battles are drawn, replayed, reported on and
// played on by boards of today.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@grognard/games/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFile } from '../scripts/editions/tree-archive.ts';
import {
  type KeptTrees,
  keptTrees,
  named,
  type TreeFile,
  titlesThen,
  unfinished,
} from '../scripts/test/editions/kept-trees.ts';
import { createApp } from '../server/src/app.ts';
import { launch } from './browser.ts';
import { mind, pressSomething } from './playing.ts';
import { choose } from './steps.ts';
import { lift } from './table.ts';
import { buildWith } from './two-builds/build-with.ts';

const browser = await launch('whole');
const trees = new Map<string, KeptTrees>(titlesThen().map((game) => [game, keptTrees(game)]));
let close = async (): Promise<void> => {};
let address = '';

/** As `editions/kept`: the trees of each title, and its sources after them. */
function keptForPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-kept-'));
  const lists: Record<string, object> = {};
  const changes: Record<string, object> = {};
  for (const [game, { editions }] of trees) {
    mkdirSync(join(folder, game));
    for (const { number, code } of editions) writeFileSync(join(folder, game, `${number}.js`), code);
    const released = editions.map(({ number, day, digest }) => ({ number, day, digest }));
    lists[game] = { released, isOpen: true };
    const prefix = titleOf(game)?.meta.prefix;
    changes[game] = { next: [{ rules: [`${prefix}-1.1`], text: 'Something is otherwise.' }] };
  }
  writeFileSync(join(folder, 'lists.json'), JSON.stringify(lists));
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(changes));
  return folder;
}

beforeAll(async () => {
  const kept = keptForPage();
  const build = await buildWith(kept, { isMended: false });
  const app = await createApp({ webRoot: build, version: 'test' });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await app.close();
    for (const each of [kept, build]) rmSync(each, { recursive: true });
    for (const { dispose } of trees.values()) dispose();
  };
}, 300_000);
afterAll(async () => {
  await browser.close();
  await close();
});

interface Visit {
  readonly page: Page;
  readonly problems: string[];
}

async function pageAt(hash: string): Promise<Visit> {
  const room = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  room.setDefaultTimeout(60_000);
  const page = await room.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('grognard-settings', JSON.stringify({ speed: 'off' })));
  await page.goto(`${address}/${hash}`);
  await page.locator('#content:not([aria-busy="true"])').waitFor();
  return { page, problems };
}

/** The shortest game of each tree. */
function shortest({ editions, files }: KeptTrees): readonly TreeFile[] {
  return editions.flatMap((edition) => {
    const [found] = files
      .filter((each) => each.edition === edition)
      .sort((a, b) => a.file.length - b.file.length);
    return found === undefined ? [] : [found];
  });
}

const rulesLine = (page: Page) => page.locator('.rules-line > button');

describe.each([...trees])('battles of %s', (game, kept) => {
  it('are reported on and replayed, whichever tree they come from', async () => {
    for (const recorded of shortest(kept)) {
      const { page, problems } = await pageAt('#/saved');
      const name = `${recorded.edition.commit} ${recorded.name}`;
      await choose(page, 'Import a game', recorded.name, asFile(named(recorded)));
      await page.waitForURL('**/#/report/*');
      await page.getByRole('link', { name: 'Replay the battle' }).click();
      await page.waitForURL('**/#/replay/*');
      for (let step = 0; step < 6; step += 1)
        await page.getByRole('button', { name: 'One step forward' }).click();
      await page.locator('.board [data-target]').first().waitFor();
      expect(await rulesLine(page).innerText(), name).toMatch(/^Played by the rules of 1[78] November/);
      expect(problems, name).toEqual([]);
      await page.context().close();
    }
  }, 600_000);

  it('are played on at the table by the oldest rules', async () => {
    const [oldest] = shortest(kept);
    if (oldest === undefined) throw new Error(`No game of ${game} was recorded.`);
    const { page, problems } = await pageAt('#/saved');
    await choose(page, 'Import a game', oldest.name, asFile(unfinished(oldest, 'friend')));
    await page.waitForURL('**/#/table/*');
    await lift(page).or(rulesLine(page)).first().waitFor();
    if (await lift(page).isVisible()) await lift(page).click();
    await rulesLine(page).waitFor();
    expect(await rulesLine(page).innerText()).toMatch(/^Begun by the rules of 17 November/);
    const press = mind(7);
    for (let presses = 0; presses < 25; presses += 1) await pressSomething(page, press);
    expect(problems).toEqual([]);
    await page.context().close();
  }, 600_000);
});
