import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLoud } from './steps.ts';

interface TestRun {
  readonly hasPassed: boolean;
  /** `N passed, N failed`, for the last line of the output. */
  readonly count: string;
}

/** Runs tests with these arguments to Vitest; their output comes as they run. */
export async function runTests(
  args: readonly string[],
  more: { readonly [name: string]: string },
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-test-'));
  const counts = join(folder, 'counts');
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const env = { ...process.env, ...plain, ...more, GROGNARD_COUNTS: counts };
  const step = { name: 'tests', args: ['node_modules/vitest/vitest.mjs', 'run', ...args] };
  const hasPassed = await runLoud(step, env);
  let count = '0 passed, 1 failed';
  try {
    count = readFileSync(counts, 'utf8');
  } catch {
    console.log('The test run ended before it could count.');
  }
  rmSync(folder, { recursive: true });
  return { hasPassed, count };
}
