import type { Invitation, MyGame, TournamentLine } from '@grognard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { hall, onNews, onReturn } from '../far.ts';

interface FarGames {
  /** Null until they have been told. */
  readonly games: readonly MyGame[] | null;
  readonly open: readonly Invitation[] | null;
  readonly tournaments: readonly TournamentLine[];
  reload(): void;
}

/** One's games on the server, those that wait for one first, and the tables where somebody is awaited. */
export function useFarGames(): FarGames {
  const [games, setGames] = useState<readonly MyGame[] | null>(null);
  const [open, setOpen] = useState<readonly Invitation[] | null>(null);
  const [tournaments, setTournaments] = useState<readonly TournamentLine[]>([]);
  const reload = useCallback(() => {
    void hall.myGames().then((reply) => reply.ok && setGames(reply.value));
    void hall.tournaments().then((reply) => reply.ok && setTournaments(reply.value));
    void hall.openTables().then((reply) => reply.ok && setOpen(reply.value));
  }, []);
  useEffect(() => {
    reload();
    const stops = [
      onNews(({ is }) => {
        if (is === 'games' || is === 'table') reload();
      }),
      onReturn(reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [reload]);
  return { games, open, tournaments, reload };
}
