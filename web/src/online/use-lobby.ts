import type { Lobby } from '@grognard/desk';
import { useEffect, useState } from 'preact/hooks';
import { lobbyOf } from '../load-board.ts';

/** How a game names its sides, once that has been fetched. */
export function useLobby(game: string | null): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (game !== null) void lobbyOf(game)?.then((loaded) => isWanted && setLobby(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return lobby;
}

export const seatNameIn = (lobby: Lobby | null, seat: string): string =>
  lobby?.seats.find((each) => each.seat === seat)?.name ?? seat;
