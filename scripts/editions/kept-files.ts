// Reading and writing what is kept of released editions: their files, the list, and what each changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '@grognard/editions/changes.ts';
import type { Editions } from '@grognard/editions/list.ts';

const kept = join(import.meta.dirname, '../../editions/kept');

export type Lists = { readonly [game: string]: Editions };
export type Changes = { readonly [game: string]: { readonly [edition: string]: readonly Change[] } };

const read = (name: string): unknown => JSON.parse(readFileSync(join(kept, name), 'utf8'));
const write = (name: string, value: unknown): void =>
  writeFileSync(join(kept, name), `${JSON.stringify(value, null, 2)}\n`);

// Written by these functions only; the unit tests of the editions hold them to their shape.
export const readLists = (): Lists => read('lists.json') as Lists;
export const readChanges = (): Changes => read('changes.json') as Changes;
export const writeLists = (lists: Lists): void => write('lists.json', lists);
export const writeChanges = (changes: Changes): void => write('changes.json', changes);

export function writeEdition(game: string, number: number, code: string): void {
  mkdirSync(join(kept, game), { recursive: true });
  writeFileSync(join(kept, game, `${number}.js`), code);
}
