import type { Lobby } from './lobby.ts';

const lobbies = import.meta.glob<{ readonly lobby: Lobby }>('../../games/*/board/lobby.ts');

/** Loaded when it is first asked for; undefined for a game without one. */
export const lobbyOf = (game: string): Promise<Lobby> | undefined =>
  lobbies[`../../games/${game}/board/lobby.ts`]?.().then(({ lobby }) => lobby);
