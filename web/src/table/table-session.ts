import type { Desk, GameBoard } from '@grognard/desk';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Target } from '@grognard/kernel';
import type { TableService, TableState } from '@grognard/protocol';
import { RuleLink } from '../parts/rule-link.tsx';
import { hasMotion } from '../settings.ts';
import { acting } from './acting.ts';
import { type KeepUp, keepUp } from './keep-up.ts';
import { type LookingBack, lookingBack } from './looking-back.ts';
import { clearPointer, createStore, type TableStore } from './table-store.ts';

/** An open table: what is known, and what can be done with it. */
export interface TableSession extends TableStore, Desk, KeepUp, LookingBack {
  readonly drag: TableStore['drag'];
  readonly selection: TableStore['selection'];
  readonly pointedAt: TableStore['pointedAt'];
  readonly moments: TableStore['moments'];
  readonly news: TableStore['news'];
  readonly shown: TableStore['shown'];
  readonly isLive: TableStore['isLive'];
  undo(): Promise<void>;
  resetTurn(): Promise<void>;
  /** Somebody pressed something on the table. */
  press(target: Target, at: Element): void;
  /** Shows why the target may not be used; false when it may, or nothing is known. */
  explainTarget(target: Target, at: Element): boolean;
}

export function openSession(service: TableService, board: GameBoard, opening: TableState): TableSession {
  const store = createStore(service, board, opening);
  const keeping = keepUp(store);
  const session: TableSession = {
    ...store,
    ...keeping,
    ...acting(store, keeping.refresh),
    ...lookingBack(store, keeping.refresh),
    RuleLink,
    get hasMotion() {
      return hasMotion();
    },
    offers: () => store.shown.value.offers,
    on: (target) => store.index.value.get(targetKey(target)) ?? [],
    press(target, at) {
      if (!store.isLive.value) return;
      clearPointer(store);
      if (!board.press(session, target, at)) session.choose(board.answers(session, target), at);
    },
    explainTarget(target, at) {
      if (!store.isLive.value) return false;
      const answers = board.answers(session, target);
      const refusal = answers[0]?.refusal ?? null;
      if (refusal === null || answers.some((offer) => offer.refusal === null)) return false;
      session.explain(refusal, board.targetName(target, store.shown.value), at);
      return true;
    },
  };
  return session;
}
