// Which rules these are, to the letter: a snapshot holds for as long as nobody has changed what made it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folders = ['kernel/src', 'geometry/src', 'games'];
/** Boards only draw, and a game's own tests are nobody's rules. */
const isRule = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/(^|\/)(board|test|node_modules)\//.test(path);

const rulesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isRule)
    .map((path) => join(folder, path));

let found: string | null = null;

/** Read once, before anybody is served: the files of a running server are those it was started with. */
export function rulesDigest(): string {
  if (found !== null) return found;
  const hash = createHash('sha256');
  for (const path of folders.flatMap(rulesIn).sort())
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  found = hash.digest('hex');
  return found;
}
