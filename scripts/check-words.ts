// Fails on sentences outside the catalogues, and on sentences glued together anywhere: only whole ones can be translated.
// Files on the list are still to do: none may get more sentences than it has there, and whoever is done is struck off.
// `--strike` writes the list anew, shorter.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from './source-files.ts';
import { findSentences, type Sentence } from './words/find-sentences.ts';

const LIST = 'scripts/words/to-do.txt';

/** What people read on the page: screens, desk and games. */
const isShown = (path: string): boolean => /^(web\/src|desk\/src|games)\//.test(path);
/** Sentences by key, and lists of names. */
const isCatalogue = (path: string): boolean => /\/words\/|\/(words|names|meta|registry)\.ts$/.test(path);
/**
 * Tests; names and numbers of the box; and what speaks to people who write files or programs in English, whatever the
 * page speaks: readers of positions, broken promises, the terminal.
 */
const isExempt = (path: string): boolean =>
  /\/(test|data|tables|input)\/|\/(invariants|workbench|scenarios|recorded)\.ts$/.test(path);

export function misplaced(path: string, source: string): readonly Sentence[] {
  if (!isShown(path) || isExempt(path)) return [];
  const found = findSentences(path, source);
  return isCatalogue(path) ? found.filter(({ isGlued }) => isGlued) : found;
}

/** 'games/saga/board/index.tsx 12' by line. */
export const readList = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [path = '', count = ''] = line.split(' ');
        return [path, Number(count)];
      }),
  );

/** What is wrong in one file, given how many sentences it may still have. */
export function complaints(path: string, found: readonly Sentence[], allowed: number): readonly string[] {
  if (found.length > allowed)
    return found.map(({ line, text, isGlued }) => `${path}:${line}: ${isGlued ? 'glued: ' : ''}${text}`);
  return allowed > 0 && found.length === 0 ? [`${path}: done, strike it off ${LIST}`] : [];
}

function main(): void {
  const list = readList(readFileSync(LIST, 'utf8'));
  const found = new Map(
    sourceFiles(/\.tsx?$/).map((path) => [path, misplaced(path, readFileSync(path, 'utf8'))]),
  );
  if (process.argv.includes('--strike')) {
    const left = [...list].map(
      ([path, count]) => [path, Math.min(count, found.get(path)?.length ?? 0)] as const,
    );
    writeFileSync(LIST, left.flatMap(([path, count]) => (count > 0 ? [`${path} ${count}\n`] : [])).join(''));
    return;
  }
  const wrong = [...new Set([...found.keys(), ...list.keys()])].flatMap((path) =>
    complaints(path, found.get(path) ?? [], list.get(path) ?? 0),
  );
  for (const complaint of wrong) console.error(complaint);
  if (wrong.length > 0) console.error('Sentences live in catalogues: docs/decisions/0015-words.md says how.');
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
