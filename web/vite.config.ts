import { defineConfig } from 'vite';
import { withoutRuleBook } from './rule-book-plugin.ts';
import { sprite } from './sprite-plugin.ts';

export default defineConfig({
  // Relative addresses: the built page works under any path.
  base: './',
  plugins: [sprite(), withoutRuleBook()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [withoutRuleBook()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser we build for knows how to preload a module.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Small files compress worse than a larger one: what every page loads anyway is one file.
        codeSplitting: { groups: [{ name: 'preact', test: /node_modules\/@?preact\// }] },
      },
    },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (path) => (/\.woff2?$/.test(path) ? false : undefined),
  },
});
