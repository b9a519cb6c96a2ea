import { readFileSync } from 'node:fs';
import { games } from '@grognard/games/registry';
import { describe, expect, test } from 'vitest';
import { readGrammar } from '../action-docs/read-grammar.ts';
import { actionDocs, actionDocsFile } from '../build-action-docs.ts';

describe('the pages about actions', () => {
  test('fields are read from the grammar: names, kinds, what may be left out, parts from elsewhere', () => {
    const grammar = [
      'export interface Aim { readonly at: Place; readonly range?: 1 | 2 }',
      "export type Action = { readonly type: 'halt' } | ({ readonly type: 'fire' } & Aim);",
    ];
    const vocabulary = [
      "export const PLACES = ['a1', 'a2'] as const;",
      '/** Where somebody stands. */',
      'export type Place = (typeof PLACES)[number];',
    ];
    expect(readGrammar(grammar.join('\n'), vocabulary.join('\n'))).toEqual({
      actions: [
        { type: 'halt', fields: [] },
        {
          type: 'fire',
          fields: [
            { name: 'at', kind: 'Place' },
            { name: 'range?', kind: '1 | 2' },
          ],
        },
      ],
      words: [{ name: 'Place', meaning: "`'a1' | 'a2'`, Where somebody stands" }],
    });
  });

  test('unions within the union are opened, also those of other grammars; every action of every game has a name', async () => {
    const grammar = [
      "import type { Siege } from './siege/grammar.ts';",
      "type March = { readonly type: 'go' } | { readonly type: 'halt' };",
      "export type Action = March | Siege | { readonly type: 'resign' };",
    ];
    const siege = "export type Siege = { readonly type: 'storm'; readonly at: number };";
    const { actions } = readGrammar(grammar.join('\n'), '', [siege]);
    expect(actions.map(({ type }) => type)).toEqual(['go', 'halt', 'storm', 'resign']);
    for (const title of games) expect(await actionDocs(title)).not.toContain('| `` |');
  });

  test.each(games.map((title) => [title.meta.id, title] as const))(
    '%s: the committed page is what the code says today',
    async (game, title) => {
      expect(readFileSync(actionDocsFile(game), 'utf8')).toBe(await actionDocs(title));
    },
    30_000,
  );
});
