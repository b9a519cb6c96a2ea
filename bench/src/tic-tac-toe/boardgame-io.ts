import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type { Client as NewClient } from 'boardgame.io/client';
import { winnerOf } from './games.ts';

/** Faster than what a program gets that does not ask for it. */
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

/** Plays one game; what became of a move is seen in the state only. */
function play(client: ReturnType<typeof NewClient<Cells>>, squares: readonly number[]): number {
  for (const square of squares) {
    client.moves['mark']?.(square);
    if (client.getState()?.G.cells[square] === null) throw new Error('not a legal move');
  }
  if (client.getState()?.ctx.gameover === undefined) throw new Error('the game is not over');
  return squares.length;
}

/** Their local client, a new one for every game, as we have a new match. Gives the number of moves. */
export function boardgameIoMoves(games: readonly (readonly number[])[]): number {
  let moves = 0;
  for (const squares of games) moves += play(Client({ game, debug: false }), squares);
  return moves;
}

/** The same with one client, which forgets each game for the next: their fastest way. */
export function boardgameIoReset(games: readonly (readonly number[])[]): number {
  const client = Client({ game, debug: false });
  let moves = 0;
  for (const squares of games) {
    client.reset();
    moves += play(client, squares);
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
