// What a finished round or turn came to: shown when it ends, and again whenever somebody asks for it.
import type { Summary, TableState } from '@grognard/desk';
import type { Chapter } from './chapters.ts';
import { eventsAfter } from './chronicle.ts';
import { reelOf } from './reel.ts';
import { type TableStore, tellTrouble } from './table-store.ts';

export interface Recap {
  readonly chapter: Chapter;
  readonly before: TableState;
  readonly summary: Summary;
}

export interface Recaps {
  openRecap(chapter: Chapter): Promise<void>;
  closeRecap(): void;
  /** All beats of the chapter once more. */
  watchAgain(): Promise<void>;
  /** What somebody has missed who has just come back. */
  watchMissed(): Promise<void>;
}

export function recaps(store: TableStore): Omit<Recaps, 'closeRecap'> {
  const { board, places, viewer, present, chronicle, player, recap, missed } = store;

  async function lookAt(n: number): Promise<TableState> {
    const reply = await (await places.at(viewer.value ?? 'spectator')).lookBack({ n });
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.value;
  }
  return {
    async openRecap(chapter) {
      if (board.summary === undefined) return;
      try {
        const before = await lookAt(chapter.from);
        const after = chapter.to === null ? present.value : await lookAt(chapter.to);
        const summary = await board.summary({ name: chapter.name, events: chapter.events, before, after });
        if (summary !== null) recap.value = { chapter, before, summary };
      } catch (error) {
        tellTrouble(store, error);
      }
    },
    async watchAgain() {
      await board.results?.load();
      if (recap.value === null) return;
      const { chapter, before } = recap.value;
      const moments = chronicle.value.filter(({ n }) => n <= chapter.from);
      player.play(reelOf(board, { before, moments, events: chapter.events }));
    },
    async watchMissed() {
      if (missed.value === null) return;
      const { after, until } = missed.value;
      try {
        const before = await lookAt(after);
        const all = chronicle.value;
        const fresh = all.filter(({ n }) => n > after && n <= until);
        const moments = all.filter(({ n }) => n <= after);
        const told = { before, moments, events: eventsAfter(fresh, after) };
        player.play(reelOf(board, told, fresh));
        missed.value = null;
      } catch (error) {
        tellTrouble(store, error);
      }
    },
  };
}
