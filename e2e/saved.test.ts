import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { choose, startBattle } from './steps.ts';

let house: House;
let visit: Visit;
let file: string;
beforeAll(async () => {
  [house, file] = await Promise.all([openHouse(), finishedGame()]);
});
afterAll(() => house.close());
beforeEach(async () => {
  visit = await house.visit();
});
afterEach(async () => {
  expect(visit.problems).toEqual([]);
  await visit.close();
});

describe('saved games', () => {
  it('can be resumed', async () => {
    const id = await startBattle(visit);
    await visit.go('#/saved');
    const { page } = visit;
    await page.getByRole('heading', { name: 'Generals, you against AI Veteran' }).waitFor();
    await page.getByRole('link', { name: 'Resume' }).click();
    await page.waitForURL(`**/#/table/${id}`);
  });

  it('are deleted only after a second thought', async () => {
    await startBattle(visit);
    await visit.go('#/saved');
    const { page } = visit;
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('None yet.').waitFor();
    await page.reload();
    await page.getByText('None yet.').waitFor();
  });

  it('go out as a file and come in again', async () => {
    await startBattle(visit);
    await visit.go('#/saved');
    const { page } = visit;
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^generals-\d{4}-\d\d-\d\d-\w{4}\.grognard$/);
    const text = readFileSync(await download.path(), 'utf8');
    await choose(page, 'Import a game', 'battle.grognard', text);
    await page.waitForURL('**/#/table/*');
    await page.getByRole('button', { name: 'Lock the sheet' }).first().waitFor();
    await visit.go('#/saved');
    await expect.poll(() => page.locator('.saved-row').count()).toBe(2);
  });
});

describe('a game file', () => {
  it('of a finished game opens its report', async () => {
    await visit.go('#/saved');
    const { page } = visit;
    await choose(page, 'Import a game', 'finished.grognard', file);
    await page.waitForURL('**/#/report/*');
    await page.getByRole('heading', { name: /holds? the field/ }).waitFor();
  });

  it('can be dropped onto the page', async () => {
    await visit.go('#/saved');
    const { page } = visit;
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.grognard'));
      return transfer;
    }, file);
    await page.locator('.file-door').dispatchEvent('drop', { dataTransfer: data });
    await page.waitForURL('**/#/report/*');
  });

  it('can be checked without being stored', async () => {
    await visit.go('#/saved');
    const { page } = visit;
    await choose(page, 'Check a file', 'finished.grognard', file);
    await page.getByText(/finished\.grognard is sound: \d+ actions/).waitFor();
    await page.getByText('Every die follows from a secret').waitFor();
    await page.getByText('None yet.').waitFor();
  });

  it.each<[string, (text: string) => string, RegExp, RegExp]>([
    ['empty', () => '', /was not imported/, /not a game file of ours|Nothing was stored/],
    ['no game at all', () => 'Dear friend,\n', /line 1/, /not a game file of ours|Nothing was stored/],
    ['cut off', (text) => text.slice(0, 4000), /line \d+/, /Copy or download it again|Nothing was stored/],
    [
      'of a later version',
      (text) => text.replace('"version":1', '"version":7'),
      /line 1: version/,
      /another version/,
    ],
    [
      'with a better die',
      (text) => text.replace(/"value":1/, '"value":6'),
      /line \d+/,
      /was changed after it was written/,
    ],
    [
      'with an illegal action',
      (text) => text.replace(/"path":\["a2"\]/, '"path":["c3"]'),
      /line \d+/,
      /was changed after it was written/,
    ],
  ])('%s is refused with what, where and what to do', async (_what, spoil, where, advice) => {
    await visit.go('#/saved');
    const { page } = visit;
    await choose(page, 'Import a game', 'bad.grognard', spoil(file));
    const problem = page.locator('.file-problem');
    await problem.waitFor();
    expect(await problem.innerText()).toMatch(/bad\.grognard was not imported/);
    expect(await problem.innerText()).toMatch(where);
    expect(await problem.innerText()).toMatch(advice);
    await page.reload();
    await page.getByText('None yet.').waitFor();
  });
});

describe('the report', () => {
  beforeEach(async () => {
    await visit.go('#/saved');
    await choose(visit.page, 'Import a game', 'finished.grognard', file);
    await visit.page.waitForURL('**/#/report/*');
  });

  it('shows result, points, luck, losses and what the check found', async () => {
    const { page } = visit;
    for (const heading of ['Victory points by round', 'Luck', 'Losses', 'What next?'])
      await page.getByRole('region', { name: heading, exact: true }).waitFor();
    await page.getByText(/This game is sound: \d+ actions/).waitFor();
    await page.getByRole('img', { name: /Victory points by round\. White/ }).waitFor();
  });

  it('starts a rematch with the sides swapped', async () => {
    await visit.page.getByRole('button', { name: 'Rematch, swapped' }).click();
    await visit.page.waitForURL('**/#/table/*');
  });

  it('leads to the replay and exports the file again', async () => {
    const { page } = visit;
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export file' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(file);
    await page.getByRole('link', { name: 'Replay the battle' }).click();
    await page.waitForURL('**/#/replay/*');
  });

  it('GEN-21.4: replays through the eyes of either side once the game is over', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Replay the battle' }).click();
    const eyes = page.getByRole('radiogroup', { name: 'Seen by' });
    for (const side of ['White', 'Black']) {
      await eyes.getByText(side).click();
      await eyes.getByRole('radio', { name: side, checked: true }).waitFor();
      await page.locator('.ftag').waitFor();
    }
  });
});
