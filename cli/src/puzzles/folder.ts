import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../values.ts';
import { type Puzzle, readPuzzle } from './puzzle.ts';

const ENDING = '.puzzle.json';

export const folderOf = (root: string, game: string): string => join(root, 'fixtures', game, 'puzzles');

export function puzzlesIn(folder: string): readonly Puzzle[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => readPuzzle(file.slice(0, -ENDING.length), readText(join(folder, file))));
}

export function keepPuzzle(folder: string, { name, ...puzzle }: Puzzle): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}${ENDING}`), `${JSON.stringify(puzzle)}\n`);
}
