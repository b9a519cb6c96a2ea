import { defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';
import { withoutRuleBook } from './rule-book-plugin.ts';
import { sprite } from './sprite-plugin.ts';

/** Screens on the way to a first decision; what else is opened later finds its parts by itself. */
const FIRST = /\/(new-game|lobby|table-screen|rules)-/;

/**
 * What is fetched together with a part of the page: style sheets always, scripts where somebody waits for the first
 * decision. The lists of all the others would be a tenth of the first page.
 */
const fetchedAlong = (part: string, along: string[]): string[] =>
  along.filter((file) => file.endsWith('.css') || FIRST.test(part));

export default defineConfig({
  // Relative addresses: the built page works under any path.
  base: './',
  plugins: [sprite(), withoutRuleBook(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [withoutRuleBook()],
    // What a worker begins with is one file, whatever else shares parts of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] } } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser we build for knows how to preload a module.
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: {
      output: {
        // Small files compress worse than a larger one. First what the first screen loads anyway, then what is shared.
        codeSplitting: {
          groups: [
            { name: 'preact', test: /node_modules\/@?preact\//, priority: 4 },
            { name: 'page', tags: ['$initial'], priority: 3 },
            // What a table of rules is made of comes with the rules; what every screen says and compares comes first.
            {
              name: 'kernel',
              test: /\/kernel\/src\/(equal|said|invariant|frozen)/,
              minShareCount: 2,
              priority: 2,
            },
            // Maps, workshops, reports and guides are not what every board is made of.
            {
              name: 'desk',
              test: /\/desk\/src\/(?!map\/|workshop\/|report\/|guide\/)/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (path) => (/\.woff2?$/.test(path) ? false : undefined),
  },
});
