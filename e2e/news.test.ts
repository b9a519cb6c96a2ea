// What is new in a release: told once to who was here before, and found again later.
import { describe, expect } from 'vitest';
import project from '../web/package.json' with { type: 'json' };
import { startBattle } from './steps.ts';
import { it } from './test.ts';
import type { Visit } from './visit.ts';

const { version } = project;
const notice = ({ page }: Visit) => page.getByRole('link', { name: `Grognard ${version}: what is new` });
const told = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('grognard-news'));

/** As a page of an earlier release left it. */
async function wasHereWith(visit: Visit, release: string, hash: string): Promise<void> {
  await visit.go(hash);
  await visit.page.evaluate((seen) => localStorage.setItem('grognard-news', seen), release);
  await visit.page.reload();
  await visit.page.waitForLoadState('load');
}

describe('what is new', () => {
  it('is not told on a first visit, and stands at the foot of the first page', async ({ visit }) => {
    await visit.go('#/');
    expect(await told(visit)).toBe(version);
    expect(await notice(visit).count()).toBe(0);
    await visit.page.getByRole('link', { name: 'What is new' }).click();
    await visit.page.getByRole('heading', { name: 'What is new' }).waitFor();
    await visit.page.getByRole('heading', { name: `Grognard ${version}` }).waitFor();
    await visit.page.getByText('Four games', { exact: true }).waitFor();
    expect(await visit.page.title()).toBe('What is new · Grognard');
  });

  it('is told once after an update', async ({ visit }) => {
    await wasHereWith(visit, '0.9.0', '#/');
    await notice(visit).click();
    await visit.page.getByText('Four games', { exact: true }).waitFor();
    expect(await notice(visit).count()).toBe(0);
    await visit.page.goBack();
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice(visit).count()).toBe(0);
    expect(await told(visit)).toBe(version);
  });

  it('can be put away unread', async ({ visit }) => {
    await wasHereWith(visit, '0.9.0', '#/');
    await notice(visit).waitFor();
    await visit.page.getByRole('button', { name: 'Close' }).click();
    expect(await notice(visit).count()).toBe(0);
    await visit.page.reload();
    await visit.page.waitForLoadState('load');
    expect(await notice(visit).count()).toBe(0);
  });

  it('waits while a board is looked at', async ({ visit }) => {
    const id = await startBattle(visit);
    await wasHereWith(visit, '0.9.0', `#/table/${id}`);
    await visit.page.getByRole('button', { name: /^Lock/ }).first().waitFor();
    expect(await notice(visit).count()).toBe(0);
    await visit.go('#/settings');
    await notice(visit).waitFor();
  });

  it('is nothing after a server went back to an older release', async ({ visit }) => {
    await wasHereWith(visit, '99.0.0', '#/');
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice(visit).count()).toBe(0);
    expect(await told(visit)).toBe('99.0.0');
  });
});
