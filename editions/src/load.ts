// The kept editions on disk, for servers and the terminal. A bundler for browsers takes `load-in-page.ts` in its place.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@grognard/kernel';
import { asKept, type Loaded } from './as-kept.ts';
import type { KeptEdition } from './list.ts';

export const keptFile = (game: string, number: number): string =>
  join(import.meta.dirname, '../kept', game, `${number}.js`);

/** The rules in a file, if it is to the letter what it should be: an edition never changes. */
export async function loadFile(file: string, edition: KeptEdition): Promise<AnyGame> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  if (digest !== edition.digest)
    throw new Error(`The file of edition ${edition.number} is not what it was when it was released: ${file}`);
  return asKept((await import(pathToFileURL(file).href)) as Loaded, edition);
}

export const loadKept = (game: string, edition: KeptEdition): Promise<AnyGame> =>
  loadFile(keptFile(game, edition.number), edition);
