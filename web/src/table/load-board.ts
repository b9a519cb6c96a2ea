import type { GameBoard } from './game-board.ts';

/** Each game's drawing comes with the first table of that game. */
const boards: { readonly [game: string]: () => Promise<GameBoard> } = {
  generals: async () => (await import('@grognard/games/generals/board/index.tsx')).board,
};

export async function loadBoard(game: string): Promise<GameBoard | null> {
  return (await boards[game]?.()) ?? null;
}
