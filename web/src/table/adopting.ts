// How the screen takes over what the table says: the new state, and once what led to it.
import type { Json, Viewer } from '@grognard/kernel';
import type { Moment, Sight, TableState } from '@grognard/protocol';
import { batch } from '@preact/signals';
import { type Chapter, endedWith } from './chapters.ts';
import { askFrom, eventsAfter, hasGoneOn, isRevised, withStretch } from './chronicle.ts';
import { isAsked, seatsHere } from './sitting.ts';
import { clearPointer, type TableStore } from './table-store.ts';
import { watching } from './watching-code.ts';

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

export interface Adopter {
  /** Whether it would be news to somebody who has been asked something, or only looks on: before that nothing is shown. */
  isNews(state: TableState): boolean;
  /** What the table is to be asked for: the newest stretch, or all of it where nothing is known. */
  askOf(who: Viewer): { readonly from: number; readonly seen: number };
  /** Takes it over; false: it is counted otherwise than was asked for. */
  adopt(sight: Sight): boolean;
}

/** Takes fresh states over, each with what happened since this viewer last looked. */
export function adopter(store: TableStore, onChapterEnd: (chapter: Chapter) => Promise<void>): Adopter {
  const { board, present, chronicle, news, player, selection, missed } = store;
  const lastSeen = new Map<Viewer, Seen>();
  const asked = new Set<Viewer>();
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
    player.play(watching.value?.reelOf(board, told, fresh) ?? []);
    return events;
  }
  return {
    isNews: ({ viewer, n }) =>
      (lastSeen.get(viewer)?.state.n ?? n) !== n && (viewer === 'spectator' || asked.has(viewer)),
    askOf: (who) => ({
      from: askFrom(known(who)),
      seen: lastSeen.get(who)?.state.n ?? 0,
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
        if (before === undefined) missed.value = watching.value?.missedBy(store.id, state, all) ?? null;
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
      if (isAsked(state, state.viewer)) asked.add(state.viewer);
      const ended = before === undefined ? undefined : endedWith(board, all, events);
      if (ended !== undefined && state.outcome === null) void onChapterEnd(ended);
      return true;
    },
  };
}
