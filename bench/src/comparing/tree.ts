import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Mcts from '@grognard/ai/mcts.ts';
import type * as Kernel from '@grognard/kernel';
import type { AnyGame } from '@grognard/kernel';
import type * as TicTacToe from '@grognard/testkit/toys/tic-tac-toe.ts';

/** One checkout of this repository, as far as a feat needs it. */
export interface Tree {
  readonly kernel: typeof Kernel;
  readonly mcts: typeof Mcts.mcts;
  readonly ticTacToe: typeof TicTacToe.ticTacToe;
  readonly titles: readonly AnyGame[];
  /** By title, its longest recorded game. */
  readonly recorded: { readonly [game: string]: string };
}

const loaderOf = (folder: string) => {
  const root = resolve(folder);
  return (path: string) => import(pathToFileURL(join(root, path)).href);
};

/** The titles a tree has. */
export async function titlesIn(folder: string): Promise<readonly string[]> {
  const { games } = await loaderOf(folder)('games/registry.ts');
  return games.map(({ meta }: { meta: { id: string } }) => meta.id);
}

/** A tree with this title and no other: what else a tree has would fill its memory and cost it speed. */
export async function loadTree(folder: string, title: string | null): Promise<Tree> {
  const load = loaderOf(folder);
  const [kernel, { mcts }, { ticTacToe }] = await Promise.all([
    load('kernel/src/index.ts'),
    load('ai/src/mcts.ts'),
    load('testkit/src/toys/tic-tac-toe.ts'),
  ]);
  const titles: AnyGame[] = [];
  const recorded: { [game: string]: string } = {};
  if (title !== null) {
    const { games } = await load('games/registry.ts');
    for (const game of games) if (game.meta.id === title) titles.push(await game.load());
    recorded[title] = longestIn(join(resolve(folder), 'fixtures', title));
  }
  return { kernel, mcts, ticTacToe, titles, recorded };
}

function longestIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.grognard'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
