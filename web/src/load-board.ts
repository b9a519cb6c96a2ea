// What a title brings to the page, found by its place below games/<title>/board/ and loaded when it is wanted. The page
// hands views, actions, events and options on as JSON; the host made them from the game's own types. Whoever reads a board
// from here takes its word for that: the one place where JSON and a game's types meet.
import type { GameBoard, Lobby, TableState } from '@grognard/desk';

const boards = import.meta.glob<{ readonly board: GameBoard }>('../../games/*/board/index.tsx');
const lobbies = import.meta.glob<{ readonly lobby: Lobby }>('../../games/*/board/lobby.ts');

const folder = (game: string): string => `../../games/${game}/board`;

/** Each of these is undefined for a game that brings none. The board comes with what it needs for this very table. */
export const boardAt = (table: TableState): Promise<GameBoard> | undefined =>
  boards[`${folder(table.game)}/index.tsx`]?.().then(async ({ board }) => {
    await board.prepare?.(table);
    return board;
  });
export const lobbyOf = (game: string): Promise<Lobby> | undefined =>
  lobbies[`${folder(game)}/lobby.ts`]?.().then(({ lobby }) => lobby);
