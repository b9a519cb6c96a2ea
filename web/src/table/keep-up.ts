import type { Json, Seat, Viewer } from '@grognard/kernel';
import type { Moment, Sight, TableState } from '@grognard/protocol';
import { batch } from '@preact/signals';
import type { TableService } from '../local-tables.ts';
import { type Chapter, endedWith } from './chapters.ts';
import { askFrom, eventsAfter, hasGoneOn, isRevised, withStretch } from './chronicle.ts';
import { keepLastLook, lastLook, missedBy } from './last-look.ts';
import { reelOf } from './reel.ts';
import { needsCurtain, seatsHere, whoLooks } from './sitting.ts';
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

/** What a viewer knew when it looked last. */
interface Seen {
  readonly state: TableState;
  readonly moments: readonly Moment[];
}

interface Adopter {
  /** What the table is to be asked for: the newest stretch, or all of it where nothing is known. */
  askOf(who: Viewer): { readonly from: number; readonly seen: number };
  /** Takes it over; false: it is counted otherwise than was asked for. */
  adopt(sight: Sight): boolean;
}

/** Takes fresh states over, each with what happened since this viewer last looked. */
function adopter(store: TableStore, onChapterEnd: (chapter: Chapter) => Promise<void>): Adopter {
  const { board, present, chronicle, news, player, selection, missed } = store;
  const lastSeen = new Map<Viewer, Seen>();
  const known = (who: Viewer): readonly Moment[] =>
    present.value.viewer === who ? chronicle.value : (lastSeen.get(who)?.moments ?? []);

  function tell(before: Seen, sight: Sight, all: readonly Moment[]): readonly Json[] {
    const after = isSameCount(before.state, sight.state) ? before.state.n : sight.seen;
    const fresh = all.filter(({ n }) => n > after);
    const events = eventsAfter(fresh, after);
    if (events.length === 0 || store.past.value !== null) return events;
    const told = { before: before.state, moments: all.filter(({ n }) => n <= after), events };
    news.value = told;
    // Who has paused to look at one result has not asked to stop at the next ones.
    if (player.playing.value === null && seatsHere(sight.state).length > 0) player.goOn();
    player.play(reelOf(board, told, fresh));
    return events;
  }
  return {
    askOf: (who) => ({
      from: askFrom(known(who)),
      seen: lastSeen.get(who)?.state.n ?? lastLook(store.id, who) ?? 0,
    }),
    adopt(sight) {
      const { state } = sight;
      const before = lastSeen.get(state.viewer);
      const isSame = before === undefined || isSameCount(before.state, state);
      // An answer that another has overtaken.
      if (before !== undefined && isSame && state.n < before.state.n) return true;
      if (!isSame && sight.moments[0]?.n !== 0) return false;
      const old = isSame ? known(state.viewer) : [];
      const all = withStretch(old, askFrom(old), sight.moments);
      const isNew = before === undefined || state.n !== before.state.n;
      let events: readonly Json[] = [];
      batch(() => {
        // What was taken back is not to be seen any more, though nothing has happened that could take its place.
        if (isRevised(old, all)) player.clear();
        if (before === undefined || decisionKey(before.state) !== decisionKey(state)) selection.value = null;
        if (isNew) clearPointer(store);
        if (before === undefined) missed.value = missedBy(store.id, sight);
        else {
          events = tell(before, sight, all);
          if (hasGoneOn(all, before.state.n, state.viewer)) missed.value = null;
        }
        // What the others do meanwhile takes no summary away from somebody who still reads it.
        if (isNew && (before === undefined || hasGoneOn(all, before.state.n, state.viewer)))
          store.recap.value = null;
        chronicle.value = all;
        present.value = state;
      });
      lastSeen.set(state.viewer, { state, moments: all });
      const ended = before === undefined ? undefined : endedWith(board, all, events);
      if (ended !== undefined && state.outcome === null) void onChapterEnd(ended);
      return true;
    },
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
  const { askOf, adopt } = adopter(store, onChapterEnd);
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
  async function takeOver(sight: Sight): Promise<void> {
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
  const stopKeeping = keepLastLook(store);
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
