import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Layer } from '../layers/places.ts';
import { mayImport } from '../layers/rules.ts';

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

/** The rows of the table in docs/map.md that name what a folder may import. */
function rows(): readonly { readonly folder: string; readonly imports: readonly string[] }[] {
  const map = readFileSync(join(import.meta.dirname, '../../docs/map.md'), 'utf8');
  return [...map.matchAll(/^\| `([\w-]+)\/` \|.*\| ([^|]+) \|$/gm)].map(([, folder = '', cell = '']) => ({
    folder,
    imports: cell === 'nothing' ? [] : cell.split(', '),
  }));
}

describe('docs/map.md', () => {
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
