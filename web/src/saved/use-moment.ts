import type { SavedTable } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lobbyOf } from '../load-board.ts';

/** Where a game stands, in the game's own words once they are loaded: 'Round 4, planning'. */
export function useMoment(table: SavedTable): string {
  const [moment, setMoment] = useState(table.moment);
  useEffect(() => {
    let isWanted = true;
    lobbyOf(table.game)?.then((lobby) => isWanted && setMoment(lobby.moment(table.view)));
    return () => {
      isWanted = false;
    };
  }, [table]);
  return moment;
}
