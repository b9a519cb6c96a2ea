import type { GameBoard } from './game-board.ts';

/** Each game's drawing comes with the first table of that game. */
const boards = import.meta.glob<{ readonly board: GameBoard }>('../../../games/*/board/index.tsx');

export async function loadBoard(game: string): Promise<GameBoard | null> {
  const load = boards[`../../../games/${game}/board/index.tsx`];
  return load === undefined ? null : (await load()).board;
}
