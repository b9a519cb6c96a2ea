import type { Seat, Viewer } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import { batch } from '@preact/signals';
import type { TableService } from '../local-tables.ts';
import { type Chapter, endedWith } from './chapters.ts';
import { askFrom, eventsAfter, hasGoneOn, isRevised, withStretch } from './chronicle.ts';
import { needsCurtain, whoLooks } from './sitting.ts';
import { clearPointer, type TableStore, tellTrouble } from './table-store.ts';

export interface KeepUp {
  /** One look at a time; a change in between means one more look afterwards. */
  refresh(): Promise<void>;
  liftCurtain(): Promise<void>;
  /** Back to the seat that handed the table over, while it may still change its mind. */
  keepSeat(seat: Seat): Promise<void>;
  stop(): void;
}

const decisionKey = (state: TableState): string =>
  JSON.stringify(
    state.decisions.filter(({ seat }) => seat === state.viewer).map(({ prompt, rule }) => [prompt, rule]),
  );

/** Moments are counted per viewer, and anew when the battle is over and everything may be known. */
const isSameCount = (before: TableState, now: TableState): boolean =>
  before.viewer === now.viewer && (before.outcome === null) === (now.outcome === null);

/** Takes fresh states over, each with what happened since this viewer last looked. */
function adopter(
  store: TableStore,
  onChapterEnd: (chapter: Chapter) => Promise<void>,
): (state: TableState) => Promise<void> {
  const { board, places, present, chronicle, news, player, selection } = store;
  const lastSeen = new Map<Viewer, TableState>();
  return async (state) => {
    const known = isSameCount(present.value, state) ? chronicle.value : [];
    const isNew = known.length === 0 || state.n !== present.value.n;
    let all = known;
    if (isNew) {
      const from = askFrom(known);
      const reply = await (await places.at(state.viewer)).moments({ from });
      if (!reply.ok) throw new Error(reply.error.message);
      all = withStretch(known, from, reply.value);
    }
    const seen = lastSeen.get(state.viewer);
    const events =
      seen === undefined ? [] : eventsAfter(all, isSameCount(seen, state) ? seen.n : state.n - 1);
    batch(() => {
      // What was taken back is not to be seen any more, though nothing has happened that could take its place.
      if (isRevised(known, all)) player.clear();
      if (seen === undefined || decisionKey(seen) !== decisionKey(state)) selection.value = null;
      if (seen !== undefined && events.length > 0 && store.past.value === null) {
        const told = { before: seen, moments: known, events };
        news.value = told;
        player.play(board.beats?.(told) ?? [], { state: seen, moments: known });
      }
      if (isNew) clearPointer(store);
      // What the others do meanwhile takes no summary away from somebody who still reads it.
      if (isNew && (seen === undefined || hasGoneOn(all, seen.n, state.viewer))) store.recap.value = null;
      chronicle.value = all;
      present.value = state;
    });
    lastSeen.set(state.viewer, state);
    const ended = seen === undefined ? undefined : endedWith(board, all, events);
    if (ended !== undefined && state.outcome === null) await onChapterEnd(ended);
  };
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
  const { id, places, viewer, curtain, present } = store;
  const adopt = adopter(store, onChapterEnd);
  let running: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;

  const look = async (who: Viewer): Promise<TableState> => {
    const reply = await (await places.at(who)).look();
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.value;
  };
  async function lookOnce(): Promise<void> {
    const now = viewer.value;
    const state = await look(now ?? 'spectator');
    const next = whoLooks(state, now);
    if (isStopped) return;
    if (next === now) return adopt(state);
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
      const state = await look(seat);
      viewer.value = seat;
      await adopt(state);
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
      store.player.clear();
      stopWatching();
      places.leaveAll();
    },
  };
}
