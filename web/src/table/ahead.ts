// Answers given ahead: one press may answer several questions of a seat, although others act in between.
import type { Desk } from '@grognard/desk';
import type { Json, Seat } from '@grognard/kernel';
import { effect } from '@preact/signals';
import { isAsked } from './sitting.ts';
import { seatOf, type TableStore } from './table-store.ts';

export interface Ahead {
  readonly ahead: Desk['ahead'];
  /** Whoever answers by hand has changed his mind about the rest. */
  forget(): void;
  stop(): void;
}

export function answersAhead(store: TableStore, submit: (action: Json) => Promise<boolean>): Ahead {
  const { latest, isPresent } = store;
  let promised: { readonly seat: Seat; readonly next: Parameters<Desk['ahead']>[0] } | null = null;
  let isSending = false;

  async function goOn(): Promise<void> {
    if (promised === null || isSending || !isPresent.value) return;
    const state = latest.value;
    if (seatOf(store) !== promised.seat || !isAsked(state, promised.seat)) return;
    const offer = promised.next(state);
    if (offer === undefined) {
      promised = null;
      return;
    }
    isSending = true;
    const isTaken = await submit(offer.action);
    isSending = false;
    if (!isTaken) promised = null;
    await goOn();
  }
  const stop = effect(() => {
    // Whatever is new at the table may be the next question.
    void [latest.value, isPresent.value];
    queueMicrotask(() => void goOn());
  });
  return {
    ahead(next) {
      const seat = seatOf(store);
      if (seat === null) return;
      promised = { seat, next };
      void goOn();
    },
    forget() {
      promised = null;
    },
    stop,
  };
}
