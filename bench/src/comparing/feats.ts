import type { AnyGame } from '@grognard/kernel';
import { randomGame } from '../titles/random-play.ts';
import type { Tree } from './tree.ts';

/** Something every tree can do: gives how much of it was done. */
export interface Feat {
  readonly name: string;
  /** The title it needs. */
  readonly title: string | null;
  run(tree: Tree): number;
}

const SQUARES = [4, 0, 8, 2, 1, 7, 3, 5, 6];

/** Noughts and crosses through the one door, so small that the kernel itself is what is measured. */
function ticTacToe({ kernel, ticTacToe: game }: Tree): number {
  const source = kernel.simulationSource(1);
  for (let n = 0; n < 200; n += 1) {
    const match = kernel.startMatch(game, {}, source);
    SQUARES.forEach((square, i) => {
      const reply = kernel.submit(match, i % 2 === 0 ? 'X' : 'O', { type: 'mark', square });
      if (!reply.ok) throw new Error('not a legal move');
    });
  }
  return 200 * SQUARES.length;
}

function search({ kernel, mcts, ticTacToe: game }: Tree): number {
  const random = kernel.randomOf(kernel.simulationSource(2));
  mcts(game, game.setup({}), 'X', { iterations: 500, random });
  return 500;
}

/** The trees have not recorded the same games, so it is the lines of a file that count. */
function opening({ kernel, titles, recorded }: Tree, game: string): number {
  const text = recorded[game] ?? '';
  const read = kernel.readGameFile(text, titles);
  if (!read.ok) throw new Error(`${game}: ${read.error.path}: ${read.error.message}`);
  return text.split('\n').length;
}

function titleOf({ titles }: Tree, game: string): AnyGame {
  const title = titles.find(({ id }) => id === game);
  if (title === undefined) throw new Error(`there is no ${game} in one of the trees`);
  return title;
}

/** The same games every time and in every tree. */
const GAMES = 4;

/** What is compared, for these titles. */
export const feats = (games: readonly string[]): readonly Feat[] => [
  { name: 'tic-tac-toe moves', title: null, run: ticTacToe },
  { name: 'tic-tac-toe search iterations', title: null, run: search },
  ...games.flatMap((game) => [
    {
      name: `${game} random decisions`,
      title: game,
      run: (tree: Tree) => {
        let made = 0;
        for (let seed = 1; seed <= GAMES; seed += 1)
          made += randomGame(tree.kernel, titleOf(tree, game), seed);
        return made;
      },
    },
    { name: `${game} recorded lines opened`, title: game, run: (tree: Tree) => opening(tree, game) },
  ]),
];
