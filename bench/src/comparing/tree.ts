import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Mcts from '@grognard/ai/mcts.ts';
import type * as Kernel from '@grognard/kernel';
import type { AnyGame } from '@grognard/kernel';
import type * as TicTacToe from '@grognard/testkit/toys/tic-tac-toe.ts';

/** One checkout of this repository, loaded: two of them can be measured in one process. */
export interface Tree {
  readonly kernel: typeof Kernel;
  readonly mcts: typeof Mcts.mcts;
  readonly ticTacToe: typeof TicTacToe.ticTacToe;
  readonly titles: readonly AnyGame[];
  /** By title, its longest recorded game. */
  readonly recorded: { readonly [game: string]: string };
}

export async function loadTree(folder: string): Promise<Tree> {
  const root = resolve(folder);
  const load = (path: string) => import(pathToFileURL(join(root, path)).href);
  const [kernel, { mcts }, { ticTacToe }, { games }] = await Promise.all([
    load('kernel/src/index.ts'),
    load('ai/src/mcts.ts'),
    load('testkit/src/toys/tic-tac-toe.ts'),
    load('games/registry.ts'),
  ]);
  const titles: readonly AnyGame[] = await Promise.all(
    games.map((title: { load(): Promise<AnyGame> }) => title.load()),
  );
  const recorded = titles.map(({ id }) => [id, longestIn(join(root, 'fixtures', id))] as const);
  return { kernel, mcts, ticTacToe, titles, recorded: Object.fromEntries(recorded) };
}

function longestIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.grognard'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
