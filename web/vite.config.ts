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
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (path) => (/\.woff2?$/.test(path) ? false : undefined),
  },
});
