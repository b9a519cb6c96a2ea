import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type OpenPage, openPage } from './page.ts';

let open: OpenPage;
beforeAll(async () => {
  open = await openPage();
});
afterAll(() => open.close());

it('shows its name, with nothing refused by the browser', async () => {
  expect(await open.page.locator('h1').first().textContent()).toContain('Grognard');
  expect(open.problems).toEqual([]);
});

it('breaks no accessibility rule', async () => {
  expect(await accessibilityProblems(open.page)).toEqual([]);
});
