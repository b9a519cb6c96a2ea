// Which rules these are, to the letter: a snapshot holds for as long as nobody has changed what made it.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folders = ['kernel/src', 'geometry/src', 'games'];
/** Boards only draw, and a game's own tests are nobody's rules. */
const isRule = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/(^|\/)(board|test|node_modules)\//.test(path);

async function rulesIn(folder: string): Promise<readonly string[]> {
  const paths = await readdir(join(root, folder), { recursive: true });
  return paths.filter(isRule).map((path) => join(folder, path));
}

async function digest(): Promise<string> {
  const paths = (await Promise.all(folders.map(rulesIn))).flat().sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

let found: Promise<string> | null = null;

/** Read once: the files of a running server are those it was started with. */
export function rulesDigest(): Promise<string> {
  found ??= digest();
  return found;
}
