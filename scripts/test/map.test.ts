import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Layer } from '../layers/places.ts';
import { mayImport } from '../layers/rules.ts';
import { sourceFiles } from '../source-files.ts';

const GAME_LAYERS: readonly Layer[] = ['registry', 'meta', 'state', 'view', 'rules', 'game', 'board'];

/** The folder a layer lies in. */
function folderOf(layer: Layer): string {
  if (GAME_LAYERS.includes(layer)) return 'games';
  if (layer === 'host') return 'web';
  if (layer === 'toyBoard') return 'testkit';
  return layer === 'rulebooks' ? 'rules' : layer;
}

/** What each folder may import, as the checks have it. */
function allowed(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [layer, { values, types = [] }] of Object.entries(mayImport)) {
    const own = folderOf(layer as Layer);
    const others = folders.get(own) ?? new Set();
    for (const other of [...values, ...types]) if (folderOf(other) !== own) others.add(folderOf(other));
    folders.set(own, others);
  }
  return folders;
}

const root = join(import.meta.dirname, '../..');
const map = readFileSync(join(root, 'docs/map.md'), 'utf8');

/** Folders and files as the map names them: whole, or the end of a path. */
const named: readonly string[] = [...map.matchAll(/`((?:[\w-]+\/)*[\w-]+(?:\/|\.tsx?))`/g)].map(
  ([, name = '']) => name,
);
/** What a run of tests leaves behind. */
const LEFT_BEHIND: readonly string[] = ['e2e/failures/'];

const tops = readdirSync(root);
const sources = sourceFiles(/\.tsx?$/);

const isThere = (name: string): boolean =>
  tops.includes(name.split('/')[0] ?? '')
    ? existsSync(join(root, name))
    : sources.some((path) => (name.endsWith('/') ? path.includes(`/${name}`) : path.endsWith(`/${name}`)));

/** The rows of the table in docs/map.md that name what a folder may import. */
function rows(): readonly { readonly folder: string; readonly imports: readonly string[] }[] {
  return [...map.matchAll(/^\| `([\w-]+)\/` \|.*\| ([^|]+) \|$/gm)].map(([, folder = '', cell = '']) => ({
    folder,
    imports: cell === 'nothing' ? [] : cell.split(', '),
  }));
}

describe('docs/map.md', () => {
  test('names what is there', () => {
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !LEFT_BEHIND.includes(name) && !isThere(name))).toEqual([]);
  });

  test('has a row for every folder with a package', () => {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const told = rows().map(({ folder }) => folder);
    expect(workspaces.filter((folder: string) => !told.includes(folder))).toEqual([]);
  });

  test('says what may import what, exactly as it is checked', () => {
    const told = Object.fromEntries(rows().map(({ folder, imports }) => [folder, imports.toSorted()]));
    const checked = Object.fromEntries(
      [...allowed()].map(([folder, others]) => [folder, [...others].toSorted()]),
    );
    expect(told).toEqual(checked);
  });

  test('every arrow points to a row further up: no layer knows one above it, and none goes round', () => {
    const above = new Set<string>(['rules']);
    for (const { folder, imports } of rows()) {
      for (const other of imports) expect(above, `${folder} imports ${other}`).toContain(other);
      above.add(folder);
    }
  });
});
