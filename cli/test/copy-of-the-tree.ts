// A copy of the tree to change at will, with the packages installed here beside it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The tree these tests stand in. */
export const project = join(import.meta.dirname, '../..');

const NEVER: readonly string[] = ['node_modules', 'dist', 'failures'];

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

interface Tree {
  readonly root: string;
  /** Runs Node there. */
  run(...args: readonly string[]): Ran;
  remove(): void;
}

function runIn(cwd: string, args: readonly string[]): Ran {
  // A program looks as it does in a terminal of its own, not like a test.
  const { FORCE_COLOR: _coloured, VITEST: _test, GROGNARD_COUNTS: _counts, ...env } = process.env;
  const options = { cwd, encoding: 'utf8', env: { ...env, NO_COLOR: '1' } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}

/** Copies those of these folders and files that there are, and those folders within them that are not left out. */
export function copyOfTheTree(wanted: readonly string[], leftOut: readonly string[] = []): Tree {
  const names = wanted.filter((name) => existsSync(join(project, name)));
  const root = mkdtempSync(join(tmpdir(), 'grognard-tree-'));
  const filter = (path: string): boolean => ![...NEVER, ...leftOut].includes(basename(path));
  for (const name of names) cpSync(join(project, name), join(root, name), { recursive: true, filter });
  mkdirSync(join(root, 'node_modules/@grognard'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules')))
    if (name !== '@grognard' && !name.startsWith('.'))
      symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of names)
    if (existsSync(join(root, name, 'package.json')))
      symlinkSync(join(root, name), join(root, 'node_modules/@grognard', name));
  return {
    root,
    run: (...args) => runIn(root, args),
    remove: () => rmSync(root, { recursive: true }),
  };
}
