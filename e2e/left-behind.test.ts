// Whoever has to find out why a browser test failed finds the page as it was.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { leaveBehind } from './left-behind.ts';
import { it } from './test.ts';

it('a failed test leaves a picture, the page, what the browser complained of and a trace', async ({
  visit,
  onTestFinished,
}) => {
  await visit.go('#/settings');
  const folder = join(import.meta.dirname, '..', await leaveBehind('Nothing: has failed!', [visit]));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder).toMatch(/e2e.failures.nothing-has-failed-$/);
  const files = ['trace-1.zip', 'visitor-1-console.txt', 'visitor-1-tab-1.html', 'visitor-1-tab-1.png'];
  expect(readdirSync(folder).toSorted()).toEqual(files);
  for (const file of files.filter((name) => !name.endsWith('.txt')))
    expect(statSync(join(folder, file)).size, file).toBeGreaterThan(1000);
  // This test goes on; its own trace begins anew.
  await visit.room.tracing.start();
});
