// What is asked of the table from this screen: answers, several in a row, and the ways back.
import type { Desk, Question } from '@grognard/desk';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import { closeRule } from '@grognard/desk/parts/opened-rule.ts';
import { sizeClassOf } from '@grognard/desk/sizes/size-class.ts';
import type { Json } from '@grognard/kernel';
import type { SubmitReply, WireOffer } from '@grognard/protocol';
import { t } from '../words/words.ts';
import { answersAhead } from './ahead.ts';
import { explaining } from './explaining.ts';
import { queue } from './in-turn.ts';
import { noWay } from './no-way.ts';
import { clearPointer, seatOf, type TableStore, tellTrouble } from './table-store.ts';

export type Acting = Pick<
  Desk,
  'submit' | 'submitEach' | 'ahead' | 'choose' | 'confirm' | 'explain' | 'hush' | 'ask'
> & {
  /** Where there is no way back, it says why, beside what was pressed. */
  undo(at?: Element | null): Promise<void>;
  resetTurn(at?: Element | null): Promise<void>;
  redo(at?: Element | null): Promise<void>;
  /** At once, or when the last of several answers has been given: what a press means depends on all of them. */
  afterChain(act: () => void): void;
  stopAhead(): void;
};

/** What is asked of the table by each, and which way it goes. */
const WAYS = { undo: 'undo', resetTurn: 'undo', redo: 'redo' } as const;

/** No decision has more parts than this. */
const MOST_IN_A_ROW = 80;

export function acting(store: TableStore, refresh: () => Promise<void>): Acting {
  const { places, board, present, shown, latest, isPresent, why, menu, doubt, gate } = store;
  const { explain, ask, nameOf } = explaining(store);
  const inTurn = queue();

  async function settle(reply: SubmitReply, at: Element | null): Promise<boolean> {
    await refresh();
    if (reply.ok) {
      store.notice.value = null;
      // Where there is room for one thing at a time, a rule would lie over what is asked next.
      if (sizeClassOf(innerWidth, innerHeight) !== 'wide') closeRule();
      return true;
    }
    if ('refusal' in reply) explain(reply.refusal, t('table.why.this'), at);
    else store.notice.value = reply.error.code === 'stale' ? t('table.stale') : reply.error.message;
    return false;
  }
  const { ahead, forget, stop } = answersAhead(store, (action) => inTurn(() => submit(action)));
  let chain: Promise<void> | null = null;
  async function submitEach(next: Parameters<Desk['submitEach']>[0]): Promise<void> {
    for (let i = 0; i < MOST_IN_A_ROW; i++) {
      const offer = next(latest.value.offers);
      if (offer === undefined || !(await inTurn(() => submit(offer.action)))) return;
    }
  }
  function confirm(question: Question, onYes: () => void): void {
    clearPointer(store);
    doubt.value = {
      ...question,
      onYes() {
        doubt.value = null;
        onYes();
      },
    };
  }
  async function submit(action: Json, at: Element | null = null, isSure = false): Promise<boolean> {
    const seat = seatOf(store);
    if (seat === null || !isPresent.value) return false;
    // It waited for its turn, and what it answered is decided: nothing to complain about.
    const offer = offerOf(latest.value.offers, action);
    if (offer === undefined) return false;
    const stop = gate.value?.(offer) ?? null;
    if (stop !== null) {
      explain(stop, t('table.why.yet'), at);
      return false;
    }
    const question = isSure ? null : (board.askFirst?.(action, latest.value) ?? null);
    if (question !== null) {
      confirm(question, () => void inTurn(() => submit(action, at, true)));
      return false;
    }
    clearPointer(store);
    try {
      const place = await places.at(seat);
      return await settle(await place.submit({ action, seen: present.value.n }), at);
    } catch (error) {
      tellTrouble(store, error);
      return false;
    }
  }
  async function go(how: keyof typeof WAYS, at: Element | null): Promise<void> {
    const seat = seatOf(store);
    if (seat === null || !isPresent.value) return;
    const way = latest.value[WAYS[how]];
    if (!way.can) {
      clearPointer(store);
      why.value = { ...noWay(WAYS[how], way.why, board), rule: null, at };
      return;
    }
    try {
      const place = await places.at(seat);
      const isDone = await settle(await place[how](), null);
      if (isDone && latest.value[WAYS[how]].can && board.isHalfway?.(latest.value) === true)
        await settle(await place[how](), null);
    } catch (error) {
      tellTrouble(store, error);
    }
  }
  function goBack(how: keyof typeof WAYS, at: Element | null): Promise<void> {
    forget();
    return inTurn(() => go(how, at));
  }
  /** Offers that read alike do alike: two batteries under one arrow need one line. */
  const distinct = (offers: readonly WireOffer[]): readonly WireOffer[] =>
    [
      ...new Map(
        [...offers].reverse().map((offer) => [board.label(offer.action, shown.value), offer]),
      ).values(),
    ].reverse();
  return {
    ahead,
    stopAhead: stop,
    submit(action) {
      forget();
      return inTurn(() => submit(action));
    },
    async submitEach(next) {
      forget();
      const mine = submitEach(next).finally(() => {
        if (chain === mine) chain = null;
      });
      chain = mine;
      await mine;
    },
    afterChain(act) {
      if (chain === null) act();
      else void chain.then(act);
    },
    explain,
    hush: () => clearPointer(store),
    choose(offers: readonly WireOffer[], at) {
      forget();
      const legal = distinct(offers.filter(({ refusal }) => refusal === null));
      const [first] = legal;
      if (legal.length > 1) {
        clearPointer(store);
        menu.value = { offers: legal, at };
      } else if (first !== undefined) void inTurn(() => submit(first.action, at));
      else {
        const [refused] = offers;
        if (refused !== undefined && refused.refusal !== null)
          explain(refused.refusal, nameOf(at, refused), at);
      }
    },
    ask,
    confirm,
    undo: (at = null) => goBack('undo', at),
    resetTurn: (at = null) => goBack('resetTurn', at),
    redo: (at = null) => goBack('redo', at),
  };
}
