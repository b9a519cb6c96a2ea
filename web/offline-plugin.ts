import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, 'offline/service-worker.ts');

/** Writes the service worker beside the built page, with the list of everything in it. */
export const offline = (): Plugin => ({
  name: 'grognard-offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
        .filter((file) => file !== 'service-worker.js')
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const facts = `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${hash.digest('hex').slice(0, 16)}';\n`;
      writeFileSync(join(dir, 'service-worker.js'), facts + code.replace(/^export \{\};?$/m, ''));
    },
  },
});
