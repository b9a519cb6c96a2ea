// What `npm start`, `npm test` and `npm run check`, `quick`, `grognard`, `store`, `record`, `books`, `pictures` or `release` do, once Node 24 and the dependencies are there.
import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { runTests } from './run-tests.ts';
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
  { name: 'versions', args: ['scripts/check-versions.ts'] },
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
  const { hasPassed, count } = await runTests(args, { CHROMIUM_PATH: chromium });
  const failed = [...unsound, ...(hasPassed ? [] : ['tests'])];
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  console.log(count);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const isOfBrowser = (path: string): boolean => /(^|[\\/])e2e([\\/]|$)/.test(path);

/** A few tests at once: no checks, and the page is built only for those that open it in a browser. */
async function quick(args: readonly string[]): Promise<void> {
  if (args.length === 0) {
    console.error('Name files or folders of tests: npm run quick -- games/saga. `npm test` runs them all.');
    process.exitCode = 2;
    return;
  }
  const needsPage = args.some(isOfBrowser);
  const chromium = needsPage ? { CHROMIUM_PATH: await ensureChromium() } : {};
  const isBuilt = !needsPage || (await runLoud(build));
  const { hasPassed, count } = await runTests(args, chromium);
  console.log(count);
  process.exitCode = isBuilt && hasPassed ? 0 : 1;
}

/**
 * Games are recorded, and beside each what its test keeps of it. Where single games are named, what is kept of others stays:
 * how a change of rules shows in them is for the tests to say.
 */
async function record([title = '', ...games]: readonly string[]): Promise<void> {
  process.exitCode = 1;
  const recorder = ['scripts/record-games.ts', ...(title === '' ? [] : [title]), ...games];
  if (!(await runLoud({ name: 'games', args: recorder }))) return;
  const tests = `${title === '' ? '' : `games/${title}/`}test/recorded-games`;
  const only = games.length === 0 ? [] : ['-t', `(${games.join('|')})\\.grognard`];
  const { hasPassed } = await runTests([tests, ...only], { UPDATE_PLAYTHROUGHS: '1' });
  if (hasPassed) process.exitCode = 0;
}

/** The pictures of README.md, of the page as it is now. */
async function pictures(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await ensureChromium();
  if (await runLoud(build)) await become('scripts/take-pictures.ts', []);
  else process.exitCode = 1;
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
  case 'quick':
    await quick(rest);
    break;
  case 'grognard':
    await become('cli/src/main.ts', rest);
    break;
  case 'store':
    await become('server/src/store-command.ts', rest);
    break;
  case 'record':
    await record(rest);
    break;
  case 'release':
    await become('scripts/release.ts', rest);
    break;
  case 'pictures':
    await pictures();
    break;
  case 'books':
    for (const book of books) if (!(await runLoud(book))) process.exitCode = 1;
    break;
  default:
    console.error(
      `Unknown task "${task}": start, test, check, quick, grognard, store, record, books, pictures or release.`,
    );
    process.exitCode = 2;
}
