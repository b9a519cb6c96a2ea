// Keeps the rules and recorded games of earlier trees for the tests, as if each had been released:
// `node scripts/keep-trees.ts 865274fb 71c0115e`, the oldest first. Needs the history of this repository.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './editions/bundle.ts';
import { digestOf, linesIn, packed, recordedFile, type TreeArchive } from './editions/tree-archive.ts';

const titles = ['generals', 'saga', 'napoleonica', 'later-campaigns'];
const folders = ['kernel', 'geometry', 'games', 'fixtures'];
const target = join(import.meta.dirname, 'test/editions/trees');

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { maxBuffer: 1_000_000_000, stdio: ['ignore', 'pipe', 'inherit'] });

/** The tree as it was, with its own kernel where its games look for one. */
function laidOut(commit: string): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'grognard-tree-')));
  execFileSync('tar', ['x', '-C', root], { input: git('archive', commit, 'package.json', ...folders) });
  const packages = join(root, 'node_modules/@grognard');
  mkdirSync(packages, { recursive: true });
  for (const folder of folders) symlinkSync(join(root, folder), join(packages, folder));
  return root;
}

interface Tree {
  readonly commit: string;
  readonly day: string;
  readonly root: string;
}

async function archiveOf(game: string, trees: readonly Tree[]): Promise<TreeArchive> {
  const editions: TreeArchive['editions'][number][] = [];
  const games = new Map<string, TreeArchive['games'][number]>();
  for (const [i, { commit, day, root }] of trees.entries()) {
    editions.push({ commit, number: i + 1, day, ...(await bundled(game, root)) });
    const folder = join(root, 'fixtures', game);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.grognard'))) {
      const file = readFileSync(join(folder, name), 'utf8');
      const digest = digestOf(file);
      const known = games.get(digest) ?? { name, commits: [], digest, lines: linesIn(file) };
      recordedFile(known);
      games.set(digest, { ...known, commits: [...known.commits, commit] });
    }
  }
  return { editions, games: [...games.values()] };
}

const commits = process.argv.slice(2);
if (commits.length === 0) throw new Error('Name the trees by their commits, the oldest first.');
const trees = commits.map((commit) => ({
  commit,
  day: git('log', '-1', '--format=%cs', commit).toString().trim(),
  root: laidOut(commit),
}));
for (const game of titles) {
  const bytes = packed(await archiveOf(game, trees));
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${game}.br`), bytes);
  console.log(`${game}: ${bytes.length} bytes`);
}
for (const { root } of trees) rmSync(root, { recursive: true });
