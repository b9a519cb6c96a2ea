import type { Plugin } from 'vite';

/** The page shows rules/<game>.md itself; the same sentences inside the rules module would only be loaded twice. */
export const withoutRuleBook = (): Plugin => ({
  name: 'grognard-without-rule-book',
  transform: (_code, id) =>
    /\/games\/[^/]+\/data\/rule-book\.ts$/.test(id)
      ? { code: 'export const ruleBook = {};', map: null }
      : undefined,
});
