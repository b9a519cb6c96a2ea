// What `npm start`, `npm test` and `npm run check`, `grognard`, `store`, `record` or `books` do, once Node 24 and the dependencies are there.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { runLoud, runTogether, type Step } from './steps.ts';

/** What Node has read and translated once is there for every program after it: the next worker, the next command of a test. */
const translated = join(process.cwd(), 'node_modules/.cache/translated');
process.env['NODE_COMPILE_CACHE'] ??= translated;
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

const tool = (path: string, ...args: string[]): string[] => [`node_modules/${path}`, ...args];

/**
 * Every checker of TypeScript works out for itself what the others know already. Steps keep the processors busy side by side,
 * so half as many checkers as processors are enough: with one instead of four the tests' types take two thirds of the work.
 */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));
const types = (project: string): string[] =>
  tool('typescript/bin/tsc', '-p', project, '--checkers', checkers);

/** TypeScript is done before its memory is worth tidying up: with four times the room it works a quarter less. */
process.env['GOGC'] ??= '400';
process.env['GOMEMLIMIT'] ??= '2GiB';

/** The longest first: what is short fills the gaps at the end. */
const checks: readonly Step[] = [
  { name: 'types: node', args: types('tsconfig.node.json') },
  { name: 'types: web', args: types('tsconfig.web.json') },
  { name: 'types: pure', args: types('tsconfig.pure.json') },
  { name: 'types: service worker', args: types('tsconfig.worker.json') },
  { name: 'lint and format', args: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.') },
  { name: 'dead code', args: tool('knip/bin/knip.js', '--no-progress', '--no-config-hints') },
  { name: 'layers', args: ['scripts/check-layers.ts'] },
  { name: 'words', args: ['scripts/check-words.ts'] },
  { name: 'citations', args: ['scripts/check-citations.ts'] },
  { name: 'lock file', args: ['scripts/check-lock.ts'] },
  { name: 'file sizes', args: ['scripts/check-file-size.ts'] },
];
const build: Step = {
  name: 'web build',
  args: tool('vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'),
};

/** What is made from rulebooks, grammars and recorded games, and committed. */
const books: readonly Step[] = [
  { name: 'rule books', args: ['scripts/build-rule-book.ts'] },
  { name: 'pages about actions', args: ['scripts/build-action-docs.ts'] },
];

const check = (): Promise<readonly string[]> => runTogether(checks, availableParallelism());

/** Runs a program of ours in this process, with these arguments. */
async function become(script: string, args: readonly string[]): Promise<void> {
  process.argv = [process.execPath, join(process.cwd(), script), ...args];
  await import(pathToFileURL(script).href);
}

/** The last line of the output is always the count, whatever happened before it. */
async function test(args: readonly string[]): Promise<void> {
  // The build fills the gaps between the checks; a browser that must be fetched first comes beside both.
  const [chromium, unsound] = await Promise.all([
    ensureChromium(),
    runTogether([build, ...checks], availableParallelism()),
  ]);
  const failed = [...unsound];
  const folder = mkdtempSync(join(tmpdir(), 'grognard-test-'));
  const counts = join(folder, 'counts');
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const env = { ...process.env, ...plain, CHROMIUM_PATH: chromium, GROGNARD_COUNTS: counts };
  const tests: Step = { name: 'tests', args: tool('vitest/vitest.mjs', 'run', ...args) };
  if (!(await runLoud(tests, env))) failed.push(tests.name);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  let line = '0 passed, 1 failed';
  try {
    line = readFileSync(counts, 'utf8');
  } catch {
    console.log('The test run ended before it could count.');
  }
  rmSync(folder, { recursive: true });
  console.log(line);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const [task = 'start', ...rest] = process.argv.slice(2);
switch (task) {
  case 'start':
    if (await runLoud(build)) await become('server/src/main.ts', rest);
    else process.exitCode = 1;
    break;
  case 'check':
    process.exitCode = (await check()).length === 0 ? 0 : 1;
    break;
  case 'test':
    await test(rest);
    break;
  case 'grognard':
    await become('cli/src/main.ts', rest);
    break;
  case 'store':
    await become('server/src/store-command.ts', rest);
    break;
  case 'record':
    await become('scripts/record-games.ts', rest);
    break;
  case 'books':
    for (const book of books) if (!(await runLoud(book))) process.exitCode = 1;
    break;
  default:
    console.error(`Unknown task "${task}": start, test, check, grognard, store, record or books.`);
    process.exitCode = 2;
}
