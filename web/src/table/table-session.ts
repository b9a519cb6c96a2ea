import type { Desk, GameBoard } from '@grognard/desk';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Json } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { TableService } from '../local-tables.ts';
import { hasMotion } from '../settings.ts';
import { type Acting, acting } from './acting.ts';
import { handOf } from './hand.ts';
import { type KeepUp, keepUp } from './keep-up.ts';
import { knownAtFirst } from './log-lines.ts';
import type { LookingBack } from './looking-back.ts';
import type { Recaps } from './recaps.ts';
import { createStore, type TableStore } from './table-store.ts';
import { thePast } from './the-past.ts';

/** An open table: what is known, and what can be done with it. */
export interface TableSession extends TableStore, Desk, KeepUp, LookingBack, Recaps {
  readonly drag: TableStore['drag'];
  readonly selection: TableStore['selection'];
  readonly pointedAt: TableStore['pointedAt'];
  readonly moments: TableStore['moments'];
  readonly shown: TableStore['shown'];
  readonly isLive: TableStore['isLive'];
  /** What the journal knows before its first moment. */
  readonly knownAtFirst: Json;
  undo: Acting['undo'];
  resetTurn: Acting['resetTurn'];
  redo: Acting['redo'];
  afterChain: Acting['afterChain'];
}

export function openSession(service: TableService, board: GameBoard, opening: TableState): TableSession {
  const store = createStore(service, board, opening);
  const keeping = keepUp(store, service, (chapter) => past.openRecap(chapter));
  const past = thePast(store, keeping.refresh);
  const { stopAhead, ...acts } = acting(store, keeping.refresh);
  const session: TableSession = {
    ...store,
    ...keeping,
    ...acts,
    ...past,
    ...handOf(store, () => session),
    get hasMotion() {
      return hasMotion();
    },
    stop() {
      stopAhead();
      keeping.stop();
    },
    knownAtFirst: knownAtFirst(board, opening),
    playing: store.player.playing,
    lastScene: store.player.lastScene,
    offers: () => store.shown.value.offers,
    on: (target) => store.index.value.get(targetKey(target)) ?? [],
  };
  return session;
}
