import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { finishedGame, openFile } from './moments.ts';
import { choose, startBattle } from './steps.ts';
import { commit } from './table.ts';
import { it } from './test.ts';

const recording = 'generals/marengo';

describe('saved games', () => {
  it('can be resumed', async ({ visit }) => {
    const id = await startBattle(visit);
    await visit.go('#/saved');
    const { page } = visit;
    await page.getByRole('heading', { name: 'Generals, you against AI Veteran' }).waitFor();
    await page.getByRole('link', { name: 'Resume' }).click();
    await page.waitForURL(`**/#/table/${id}`);
  });

  it('are deleted only after a second thought', async ({ visit }) => {
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

  it('go out as a file and come in again', async ({ visit }) => {
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
    await commit(page).waitFor();
    await visit.go('#/saved');
    await expect.poll(() => page.getByRole('button', { name: /^Delete/ }).count()).toBe(2);
  });
});

describe('a game file', () => {
  it('can be dropped onto the page', async ({ regular: visit }) => {
    await visit.go('#/saved');
    const { page } = visit;
    const data = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'dropped.grognard'));
        return transfer;
      },
      await finishedGame(recording),
    );
    await page.getByRole('region', { name: 'Game files' }).dispatchEvent('drop', { dataTransfer: data });
    await page.waitForURL('**/#/report/*');
  });

  it('can be checked without being stored', async ({ visit }) => {
    await visit.go('#/saved');
    const { page } = visit;
    await choose(page, 'Check a file', 'finished.grognard', await finishedGame(recording));
    await page.getByText(/finished\.grognard is sound: \d+ actions/).waitFor();
    await page.getByText('Every die follows from one secret').waitFor();
    await page.getByText('None yet.').waitFor();
  });

  const spoilt: readonly (readonly [
    what: string,
    spoil: (text: string) => string,
    where: RegExp,
    advice: RegExp,
  ])[] = [
    ['empty', () => '', /was not imported/, /not a game file of ours|Nothing was stored/],
    ['no game at all', () => 'Dear friend,\n', /line 1/, /not a game file of ours|Nothing was stored/],
    ['cut off', (text) => text.slice(0, 4000), /line \d+/, /Copy or download it again|Nothing was stored/],
    [
      'of a later version',
      (text) => text.replace(/"edition":(null|\{[^}]*\})/, '"edition":{"number":7,"digest":null}'),
      /line 1: edition/,
      /does not have/,
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
  ];
  it('is refused with what, where and what to do when it is empty, no game, cut off, of a later version or changed', async ({
    visit,
  }) => {
    const file = await finishedGame(recording);
    await visit.go('#/saved');
    const { page } = visit;
    for (const [what, spoil, where, advice] of spoilt) {
      const name = `${what}.grognard`;
      await choose(page, 'Import a game', name, spoil(file));
      const problem = page.getByRole('region', { name: 'Game files' });
      await problem.getByText(`${name} was not imported`).waitFor();
      expect(await problem.innerText(), what).toMatch(where);
      expect(await problem.innerText(), what).toMatch(advice);
    }
    await page.reload();
    await page.getByText('None yet.').waitFor();
  });
});

describe('the report', () => {
  it('opens from a file of a finished game, and shows result, points, luck, losses and what the check found', async ({
    regular: visit,
  }) => {
    await openFile(visit, await finishedGame(recording));
    const { page } = visit;
    await page.waitForURL('**/#/report/*');
    await page.getByRole('heading', { name: /holds? the field/ }).waitFor();
    for (const heading of ['Victory points by round', 'Luck', 'Losses', 'What next?'])
      await page.getByRole('region', { name: heading, exact: true }).waitFor();
    await page.getByText(/This game is sound: \d+ actions/).waitFor();
    await page.getByRole('img', { name: /Victory points by round\. White/ }).waitFor();
  });

  it('is one press away from the end of the battle, where result, points and what next are told', async ({
    regular: visit,
  }) => {
    await openFile(visit, await finishedGame(recording));
    const { page } = visit;
    await page.waitForURL('**/#/report/*');
    const id = page.url().split('/').at(-1);
    await visit.go(`#/table/${id}`);
    const ending = page.locator('.ending');
    await ending.getByRole('heading', { name: /^(Victory|Defeat)$/ }).waitFor();
    expect(await ending.locator('.score').innerText()).toMatch(/White\s+\d+\s+Black\s+\d+/);
    await ending.getByRole('heading', { name: 'What you could have done' }).waitFor();
    await ending.getByRole('button', { name: 'Rematch, sides swapped' }).waitFor();
    await ending.getByRole('button', { name: 'See the field' }).click();
    const end = page.locator('.result');
    await end.getByRole('heading', { name: /^Victory: (White|Black)$/ }).waitFor();
    expect(await end.locator('.num').innerText()).toMatch(/^White \d+ .+ · Black \d+ /);
    expect(await end.getByRole('link', { name: 'New battle' }).getAttribute('href')).toBe('#/new/generals');
    await end.getByRole('button', { name: 'Look back from the start' }).click();
    // The desk says it, and the journal.
    await page
      .getByText(/^Step 1 of/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'To the present' }).click();
    await end.getByRole('link', { name: 'See the report' }).click();
    await page.waitForURL(`**/#/report/${id}`);
  });

  it('starts a rematch with the sides swapped', async ({ regular: visit }) => {
    await openFile(visit, await finishedGame(recording));
    await visit.page.getByRole('button', { name: 'Rematch, swapped' }).click();
    await visit.page.waitForURL('**/#/table/*');
  });

  it('exports the file again, and GEN-21.4: leads to a replay through the eyes of either side', async ({
    regular: visit,
  }) => {
    const file = await finishedGame(recording);
    await openFile(visit, file);
    const { page } = visit;
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export file' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(file);
    await page.getByRole('link', { name: 'Replay the battle' }).click();
    await page.waitForURL('**/#/replay/*');
    // A single sign for one step, another for all of them, and what runs can be stopped.
    const sign = (name: string): Promise<string | null> =>
      page.getByRole('button', { name, exact: true }).locator('use').getAttribute('href');
    expect(await sign('One step forward')).toBe('#ui-step');
    expect(await sign('Play')).toBe('#ui-play');
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await sign('Pause')).toBe('#ui-pause');
    await page.getByRole('button', { name: 'Pause' }).click();
    const eyes = page.getByRole('radiogroup', { name: 'Seen by' });
    for (const side of ['White', 'Black']) {
      await eyes.getByText(side).click();
      await eyes.getByRole('radio', { name: side, checked: true }).waitFor();
      await page
        .getByText(/^You are looking back/)
        .first()
        .waitFor();
    }
  });
});
