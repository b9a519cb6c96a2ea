import { batch } from '@preact/signals';
import { eventsAfter } from './chronicle.ts';
import { reelOf } from './reel.ts';
import { clearPointer, type TableStore } from './table-store.ts';

export interface LookingBack {
  /** Null: back to the present. `isStep`: one stop further, so that the board may show how it came about. */
  lookBack(n: number | null, isStep?: boolean): Promise<void>;
  /** A new table that starts at the moment shown; its id. */
  fork(): Promise<string | null>;
}

export function lookingBack(store: TableStore, refresh: () => Promise<void>): LookingBack {
  const { board, places, past, pastState, present, viewer, chronicle, news, notice, player, shown } = store;
  return {
    async lookBack(n, isStep = false) {
      const who = viewer.value;
      if (who === null) return;
      batch(() => {
        player.clear();
        past.value = n;
        store.selection.value = null;
        store.recap.value = null;
        clearPointer(store);
        if (n === null) {
          pastState.value = null;
          news.value = null;
        }
      });
      if (n === null) return refresh();
      const [reply] = await Promise.all([
        places.at(who).then((place) => place.lookBack({ n })),
        board.results?.load(),
      ]);
      if (past.value !== n) return;
      if (!reply.ok) {
        notice.value = reply.error.message;
        return;
      }
      const before = shown.value;
      const until = (end: number) => chronicle.value.filter((moment) => moment.n <= end);
      const events = isStep && before.n < n ? eventsAfter(until(n), before.n) : [];
      const told = { before, moments: until(before.n), events };
      batch(() => {
        news.value = events.length === 0 ? null : told;
        if (events.length > 0) player.play(reelOf(board, told));
        pastState.value = reply.value;
      });
    },
    async fork() {
      const at = past.value ?? present.value.n;
      const place = await places.at(viewer.value ?? 'spectator');
      const reply = await place.fork({ n: at, players: present.value.players });
      if (reply.ok) return reply.value;
      notice.value = reply.error.message;
      return null;
    },
  };
}
