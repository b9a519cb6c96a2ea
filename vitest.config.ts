import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { PlainReporter } from './scripts/plain-reporter.ts';

const skipped = ['**/node_modules/**', '**/dist/**'];

/**
 * Rules, tables and servers are what Node loads by itself, as it does when they are played: nothing is translated first, and what
 * one file calls in another is called as it is and not looked up in a list of what was loaded.
 */
const asNodeLoads = { viteModuleRunner: false, nodeLoader: false } as const;

/** Replays what is recorded once a game is made of the template: cli/test/adding-a-game.test.ts does. */
const ofNewGames = 'cli/template/test/recorded-games.test.ts';

/** What these load is drawn: Node knows neither JSX nor style sheets. */
const drawing = [
  'games/*/test/{book,lobby}.test.ts',
  'games/{generals,saga}/test/drawing/!(board-shows-all).test.ts',
  'games/later-campaigns/test/{board-asking,board-lines,order-desk,report,standards}.test.ts',
  'desk/test/workshop-steps.test.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    reporters: ['default', new PlainReporter()],
    // Left to itself Vitest keeps one core for whoever watches it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: [...skipped, 'e2e/**', 'server/**', 'web/**', ofNewGames, ...drawing],
          // A busy machine answers late.
          testTimeout: 20_000,
          // Rules are pure: what one file has loaded serves the next.
          isolate: false,
          experimental: asNodeLoads,
        },
      },
      {
        extends: true,
        test: {
          name: 'drawing',
          include: drawing,
          exclude: skipped,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Screens keep things in globals a browser has, so each file gets its own.
          name: 'page',
          include: ['web/test/**/*.test.{ts,tsx}'],
          exclude: skipped,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          exclude: skipped,
          testTimeout: 20_000,
          // Every server is opened anew by its test; what was watched or stopped for one is given back.
          isolate: false,
          restoreMocks: true,
          experimental: asNodeLoads,
          // Real lines, threads, processes and clocks: as with pages, what failed once is named at the end.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // A page on a busy machine answers late; what never comes still fails.
          expect: { poll: { timeout: 30_000 } },
          include: ['e2e/**/*.test.ts'],
          exclude: skipped,
          globalSetup: 'e2e/empty-failures.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Real dice fall in the page, and a browser has moods. What fails twice is a fault; what failed once is named at the end.
          retry: 1,
          // After everything that needs the processor for itself, and three files at a time: on two cores one page waits
          // while two draw. What they share (the server, the browser) is kept from file to file.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          isolate: false,
          experimental: asNodeLoads,
        },
      },
    ],
  },
});
