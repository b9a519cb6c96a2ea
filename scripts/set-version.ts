// Gives every package and the lock file one version: `node scripts/set-version.ts 1.1.0`. The chapter of CHANGELOG.md that is
// not released yet becomes that of this version and day.
import { readFileSync, writeFileSync } from 'node:fs';

export const NOT_YET = '## Not yet released';

interface Lock {
  version?: string;
  readonly packages: { readonly [path: string]: { version?: string } | undefined };
}

export const packageWith = (text: string, version: string): string =>
  text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`);

export function lockWith(text: string, workspaces: readonly string[], version: string): string {
  const lock: Lock = JSON.parse(text);
  lock.version = version;
  for (const folder of ['', ...workspaces]) {
    const entry = lock.packages[folder];
    if (entry !== undefined) entry.version = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

export const changelogWith = (text: string, version: string, day: string): string =>
  text.replace(NOT_YET, `## ${version} (${day})`);

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`A version is three numbers, not "${version}".`);
  const change = (path: string, changed: (text: string) => string): void =>
    writeFileSync(path, changed(readFileSync(path, 'utf8')));
  const { workspaces }: { workspaces: readonly string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const folder of ['.', ...workspaces])
    change(`${folder}/package.json`, (text) => packageWith(text, version));
  change('package-lock.json', (text) => lockWith(text, workspaces, version));
  change('CHANGELOG.md', (text) => changelogWith(text, version, new Date().toISOString().slice(0, 10)));
}
