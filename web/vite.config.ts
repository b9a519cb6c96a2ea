import { defineConfig } from 'vite';
import { withEditions } from './editions-plugin.ts';
import { offline } from './offline-plugin.ts';
import { oneBuild, WORKER_CORE } from './one-build-plugin.ts';
import { withoutRuleBook } from './rule-book-plugin.ts';
import { sprite } from './sprite-plugin.ts';

/** Screens on the way to a first decision; what else is opened later finds its parts by itself. */
const FIRST = /\/(new-game|lobby|table-screen)-/;

/**
 * What is fetched together with a part of the page: style sheets always, scripts where somebody waits for the first
 * decision. The lists of all the others would be a tenth of the first page.
 */
const fetchedAlong = (part: string, along: string[]): string[] =>
  along.filter((file) => file.endsWith('.css') || FIRST.test(part));

/** What was where in June 1815: the map and the armies change less often than the rules, and page and worker both read them. */
const juneOf1815 = {
  name: 'june-1815',
  test: /\/later-campaigns\/data\/(map|armies|scenarios)\/(?!notation)/,
  priority: 5,
};

/**
 * The rules of Later Campaigns, which page and worker both read: in one file they are a tenth smaller than in thirty. Not with them
 * what only some need, and what reads positions and files. Other titles gain nothing by it: of theirs the page reads less.
 */
const laterRules = {
  name: 'rules-of-later-campaigns',
  test: /\/later-campaigns\/(?!(board|brain|odds)\/|data\/(map|armies|scenarios)\/|procedures\/(index|exchange|retrace)|actions\/packet|packets\/answers|input\/(position|sound|schemas)|secrecy\/(determinize|imagined|secret-kinds)|against\/untimely|words\/(terminal|told|contests)|(rules|meta|module|opening-mind|scope-of|recorded|workbench|contests|view-text|invariants|printed|carries)\.ts)/,
  priority: 0.5,
};
/** The same for Generals, the game most begin with: no more than its rules are made of. */
const generalsRules = {
  name: 'rules-of-generals',
  test: /\/generals\/(?!(board|brain|odds|data)\/|input\/(parse|position|schemas|check|unit|sheets|score|engagement|deployments)|secrecy\/(determinize|imagine|secret-kinds|draft-actions)|words\/(told|drawn|habits)|(meta|module|recorded|workbench|view-text|invariants)\.ts)/,
  priority: 0.5,
};
/** What the rules of every title are made with: a title that gathers its own would take it along. */
const KIT = /\/kernel\/src\/(frames|for-game|one-shape|options|secret-decision|reaction-window)\.ts/;

/** What page and worker both begin with: the list of titles, messages, and how sentences are said and values compared. */
const BOTH =
  /preload-helper|\/registry\.ts|\/protocol\/src\/|\/kernel\/src\/(fill|plural|equal|said|invariant|frozen)/;
/** What only a page begins with: a worker that loaded any of it would look for a document. */
const SCREENS = /\/web\/src\/(?!host\/)|\/desk\/src\/|\/board\/cover/;
/** What only a worker begins with. */
const TABLES = /\/web\/src\/host\/|\/(kernel|table)\/src\/|\/node_modules\/idb\//;

export default defineConfig({
  // Relative addresses: the built page works under any path.
  base: './',
  plugins: [oneBuild(), sprite(), withoutRuleBook(), withEditions(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Some 1.5 % less is sent than by what Vite comes with (decision 4).
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, keep_fargs: false, unsafe_arrows: true },
    },
    // Every browser we build for knows how to preload a module.
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: {
      output: {
        // Small files compress worse than a larger one. First what page or workers load anyway, then what is shared.
        codeSplitting: {
          groups: [
            juneOf1815,
            { name: 'preact', test: /node_modules\/@?preact\//, priority: 4 },
            { name: 'shared', tags: ['$initial'], test: BOTH, priority: 3 },
            { name: 'page', tags: ['$initial'], test: SCREENS, priority: 2 },
            { name: WORKER_CORE, tags: ['$initial'], test: TABLES, priority: 1 },
            { name: 'kit', test: KIT, priority: 0.6 },
            { name: 'hexes', test: /\/geometry\/src\/hexes\//, priority: 0.6 },
            generalsRules,
            laterRules,
            // Maps, workshops, reports and guides are not what every board is made of.
            {
              name: 'desk',
              test: /\/desk\/src\/(?!map\/|workshop\/|report\/|guide\/)/,
              minShareCount: 3,
              priority: 0,
            },
          ],
        },
      },
    },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (path) => (/\.woff2?$/.test(path) ? false : undefined),
  },
});
