// Page and workers are one build: a module that both read becomes one file, which is sent once.
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const STARTS = /new Worker\(\s*new URL\('([^']+)', import\.meta\.url\)/g;

/** What the tables' worker begins with, as `vite.config.ts` names it. */
export const WORKER_CORE = 'core';

/** Vite by itself would make a second build for every worker, which knows nothing of the first. */
export const oneBuild = (): Plugin => ({
  name: 'grognard-one-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    // What vite wraps around imports that are loaded later; a worker has no window.
    if (id.includes('vite/preload-helper'))
      return { code: code.replace('window.dispatchEvent', 'self.dispatchEvent'), map: null };
    if (code.search(STARTS) < 0) return undefined;
    const started = code.replace(STARTS, (_start, path: string) => {
      const file = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
      return `new Worker(import.meta.ROLLUP_FILE_URL_${file}`;
    });
    return { code: started, map: null };
  },
  // The worker is asked for when the page runs: until then what it begins with is on its way.
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.values(bundle)
      .filter((file) => file.type === 'chunk' && file.name === WORKER_CORE)
      .map(({ fileName }) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
      })),
});
