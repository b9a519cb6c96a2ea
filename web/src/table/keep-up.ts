import type { Seat, Viewer } from '@grognard/kernel';
import type { Sight, TableState } from '@grognard/protocol';
import { batch } from '@preact/signals';
import type { TableService } from '../local-tables.ts';
import { adopter } from './adopting.ts';
import type { Chapter } from './chapters.ts';
import { needsCurtain, whoLooks } from './sitting.ts';
import { clearPointer, type TableStore, tellTrouble } from './table-store.ts';
import { isWatched } from './watched.ts';
import { watching } from './watching-code.ts';

export interface KeepUp {
  /** One look at a time; a change in between means one more look afterwards. */
  refresh(): Promise<void>;
  liftCurtain(): Promise<void>;
  /** Back to the seat that handed the table over, while it may still change its mind. */
  keepSeat(seat: Seat): Promise<void>;
  stop(): void;
}

/** The table leaves this person's sight before anything of the next seat is looked at. */
function handOver(store: TableStore, seat: Seat): void {
  batch(() => {
    store.curtain.value = seat;
    store.viewer.value = null;
    store.selection.value = null;
    store.pastState.value = null;
    store.past.value = null;
    store.news.value = null;
    store.player.clear();
    store.recap.value = null;
    clearPointer(store);
  });
}

export function keepUp(
  store: TableStore,
  service: Pick<TableService, 'watch'>,
  onChapterEnd: (chapter: Chapter) => Promise<void>,
): KeepUp {
  const { id, board, places, viewer, curtain, present } = store;
  const { isNews, askOf, adopt } = adopter(store, onChapterEnd);
  let running: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;

  const look = async (who: Viewer): Promise<TableState> => {
    const reply = await (await places.at(who)).look();
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.value;
  };
  /** The table and what led to it, in one answer: nothing can happen in between. */
  const lookFrom = async (who: Viewer): Promise<Sight> => {
    const reply = await (await places.at(who)).lookFrom(askOf(who));
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.value;
  };
  let stopKeeping = (): void => {};
  let isReady = false;
  /** What shows results comes before the first of them. */
  async function makeReady(): Promise<void> {
    await Promise.all([watching.load(), board.journal?.load(), board.results?.load()]);
    if (isReady || isStopped || watching.value === null) return;
    isReady = true;
    stopKeeping = watching.value.keepLastLook(store);
  }
  async function takeOver(sight: Sight): Promise<void> {
    if (isNews(sight.state) || isWatched(id)) await makeReady();
    if (adopt(sight)) return;
    // The battle is over, and everything is counted anew.
    const { viewer: who } = sight.state;
    const reply = await (await places.at(who)).lookFrom({ ...askOf(who), from: 0 });
    if (!reply.ok) throw new Error(reply.error.message);
    if (!isStopped) adopt(reply.value);
  }
  async function lookOnce(): Promise<void> {
    const now = viewer.value;
    const sight = now === null ? null : await lookFrom(now);
    const state = sight === null ? await look('spectator') : sight.state;
    const next = whoLooks(state, now);
    if (isStopped) return;
    if (sight !== null && next === now) return takeOver(sight);
    if (needsCurtain(state)) {
      present.value = now === null ? state : await look('spectator');
      return handOver(store, next);
    }
    viewer.value = next;
    isAgain = true;
  }
  async function lookUntilStill(): Promise<void> {
    try {
      do {
        isAgain = false;
        await lookOnce();
      } while (isAgain && !isStopped);
    } catch (error) {
      tellTrouble(store, error);
    } finally {
      running = null;
    }
  }
  function refresh(): Promise<void> {
    if (curtain.value !== null) return Promise.resolve();
    isAgain = true;
    running ??= lookUntilStill();
    return running;
  }
  async function sitDown(seat: Viewer): Promise<void> {
    try {
      const sight = await lookFrom(seat);
      viewer.value = seat;
      await takeOver(sight);
      curtain.value = null;
    } catch (error) {
      tellTrouble(store, error);
    }
  }
  const stopWatching = service.watch(id, () => void refresh());
  return {
    refresh,
    async liftCurtain() {
      const seat = curtain.value;
      // A second press on the way.
      if (seat === null) return;
      await sitDown(seat);
      await refresh();
    },
    keepSeat: sitDown,
    stop() {
      isStopped = true;
      // First: what was being shown has not been watched.
      stopKeeping();
      store.player.clear();
      stopWatching();
      places.leaveAll();
    },
  };
}
