// The real page with the toys of the testkit in place of the titles, so that what no title needs yet is played in a browser.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const web = join(import.meta.dirname, '../../web');
const registry = join(import.meta.dirname, 'registry.ts');

/** Titles are listed in one file and found in one folder. */
const withToys = (): Plugin => ({
  name: 'grognard-toys',
  enforce: 'pre',
  resolveId: (id) => (id === '@grognard/games/registry' ? registry : null),
  transform: (code, id) =>
    /\/web\/src\/load-(board|rooms)\.ts$/.test(id) ? code.replaceAll('/games/', '/testkit/src/toys/') : null,
});

/** Builds it and gives the folder it lies in. */
export async function buildToyPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'grognard-toys-'));
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [withToys()],
    // Nobody is sent this: the quick way will do.
    build: { minify: 'oxc', outDir, emptyOutDir: true },
  });
  return outDir;
}
