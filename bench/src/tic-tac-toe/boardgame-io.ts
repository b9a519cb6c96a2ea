import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { winnerOf } from './games.ts';

process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { Client }: typeof import('boardgame.io/client') = require('boardgame.io/client');
const { MCTSBot }: typeof import('boardgame.io/ai') = require('boardgame.io/ai');
const { InitializeGame }: typeof import('boardgame.io/internal') = require('boardgame.io/internal');

interface Cells {
  cells: (string | null)[];
}

/** Their tutorial's game: a refused move, a winner, a draw. */
const game: Game<Cells> = {
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, square: number) {
      if (G.cells[square] !== null) return 'INVALID_MOVE';
      G.cells[square] = playerID;
      return undefined;
    },
  },
  endIf({ G }) {
    const winner = winnerOf(G.cells);
    if (winner !== null) return { winner };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const enumerate = (G: Cells) =>
  G.cells.flatMap((cell, square) => (cell === null ? [{ move: 'mark', args: [square] }] : []));

/** Their local client, one for all games. Gives the number of moves. */
export function boardgameIoMoves(games: readonly (readonly number[])[]): number {
  const client = Client({ game, debug: false });
  let moves = 0;
  for (const squares of games) {
    client.reset();
    for (const square of squares) {
      client.moves['mark']?.(square);
      moves += 1;
    }
    if (client.getState()?.ctx.gameover === undefined) throw new Error('the game is not over');
  }
  return moves;
}

/** Their bot from the empty board; in its usual mode the search is done when `play` returns. */
export function boardgameIoMcts(iterations: number): number {
  const bot = new MCTSBot({ game, enumerate, iterations, seed: 2 });
  const state = InitializeGame({ game });
  void bot.play(state, '0');
  return iterations;
}
