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
    expect(readGrammar([grammar.join('\n'), vocabulary.join('\n')])).toEqual({
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

  test('parts with a name of their own are read through, in this file and in others', () => {
    const files = [
      "type Shots = { readonly type: 'fire' } | { readonly type: 'aim'; readonly at: Place };\nexport type Action = Shots | Moves | { readonly type: 'halt' };",
      "export type Moves = { readonly type: 'march' };",
    ];
    const { actions } = readGrammar(files);
    expect(actions.map(({ type, fields }) => [type, fields.length])).toEqual([
      ['fire', 0],
      ['aim', 1],
      ['march', 0],
      ['halt', 0],
    ]);
  });

  test.each(games.map((title) => title.meta.id))('%s: every action has its name', (game) => {
    expect(readFileSync(actionDocsFile(game), 'utf8')).not.toContain('| `` |');
  });

  test.each(games.map((title) => [title.meta.id, title] as const))(
    '%s: the committed page is what the code says today',
    async (game, title) => {
      expect(readFileSync(actionDocsFile(game), 'utf8')).toBe(await actionDocs(title));
    },
    30_000,
  );
});
