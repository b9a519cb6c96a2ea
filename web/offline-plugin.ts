import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { KEPT, keptIn } from './editions-plugin.ts';

const source = join(import.meta.dirname, 'offline/service-worker.ts');

/** The service worker in one file, with what it does not know of itself before it. */
async function written(facts: { readonly [name: string]: unknown }): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: source, formats: ['es'], fileName: 'service-worker' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker is not one file.');
  const lines = Object.entries(facts).map(([name, fact]) => `const ${name} = ${JSON.stringify(fact)};\n`);
  return lines.join('') + chunk.code;
}

/** Writes the service worker beside the built page, with the list of everything in it but the older editions. */
export const offline = (kept = KEPT): Plugin => ({
  name: 'grognard-offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const all = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
        .filter((file) => file !== 'service-worker.js')
        .sort();
      const hash = createHash('sha256');
      for (const file of all) hash.update(file).update(readFileSync(join(dir, file)));
      const editions = keptIn(kept);
      const code = await written({
        FILES: all.filter((file) => !editions.some(({ address }) => address === file)),
        BUILD: hash.digest('hex').slice(0, 16),
        OLDER: editions
          .filter(({ isPresent }) => !isPresent)
          .map(({ game, number, digest, address }) => ({ game, number, digest, address })),
      });
      writeFileSync(join(dir, 'service-worker.js'), code);
    },
  },
});
