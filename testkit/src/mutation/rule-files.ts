import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What draws, thinks, speaks, checks or measures is no rule; copies are made for speed alone. */
const BESIDE =
  /^(board|brain|test|words|odds)\/|^data\/(rule-book|book-marengo)\.ts$|^decks\/random-deck\.ts$|^input\/schemas\.ts$|^(clone|invariants|names|view-text|recorded|workbench|meta|module|any-options|any-modes|contests|battle-mind|opening-mind)\.ts$/;

/** The files of a game that hold its rules. */
export const ruleFiles = (root: string, game: string): readonly string[] =>
  readdirSync(join(root, 'games', game), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !BESIDE.test(path))
    .toSorted()
    .map((path) => `games/${game}/${path}`);
