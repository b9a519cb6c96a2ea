import { readFileSync } from 'node:fs';

const book = readFileSync(new URL('../../../rules/napoleonica.md', import.meta.url), 'utf8');
const lines = book.split('\n');

/** The rulebook between two texts. */
export const passage = (from: string, to: string): string => (book.split(from)[1] ?? '').split(to)[0] ?? '';

/** The cells of the first row of a table that begins with a word, or looks like `row` as well. */
export function cellsOf(first: string, row: RegExp = /^\|/): readonly string[] {
  const line = lines.find((each) => row.test(each) && each.startsWith(`| ${first} `)) ?? '';
  return cells(line);
}

const cells = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
