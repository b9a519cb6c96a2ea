// The hand over the table: presses, questions and the piece being dragged, whoever found out what is pointed at.
import type { Desk, Hand, Offer } from '@grognard/desk';
import { sameTarget } from '@grognard/desk/target/target-key.ts';
import type { Refusal, Target } from '@grognard/kernel';
import type { Acting } from './acting.ts';
import { clearPointer, type TableStore } from './table-store.ts';

export function handOf(store: TableStore, desk: () => Desk & Pick<Acting, 'afterChain'>): Hand {
  const { board, drag, isLive, shown } = store;
  /** Why this may not be used, or why nothing here is an answer. */
  function reasonFor(target: Target, answers: readonly Offer[], isAsked: boolean): Refusal | null {
    if (answers.length === 0) return isAsked ? (board.whyNothing?.(desk(), target) ?? null) : null;
    return answers.some((offer) => offer.refusal === null) ? null : (answers[0]?.refusal ?? null);
  }
  function press(target: Target, at: Element): void {
    if (!isLive.value) return;
    clearPointer(store);
    if (board.press(desk(), target, at)) return;
    const answers = board.answers(desk(), target);
    const silence = answers.length === 0 ? reasonFor(target, answers, true) : null;
    if (silence === null) desk().choose(answers, at);
    else desk().explain(silence, board.targetName(target, shown.value), at);
  }
  return {
    press: (target, at) => desk().afterChain(() => press(target, at)),
    explainTarget(target, at, asked = false) {
      if (!isLive.value) return false;
      const answers = board.answers(desk(), target);
      const isToldCloser = asked === 'resting' && answers.length === 0 && board.closerLook?.(target) === true;
      const reason = isToldCloser ? null : reasonFor(target, answers, asked !== false);
      if (reason === null) return false;
      desk().explain(reason, board.targetName(target, shown.value), at);
      return true;
    },
    grab(target, x, y) {
      if (!isLive.value || !board.canDrag(desk(), target)) return false;
      drag.value = { from: target, over: [], x, y };
      return true;
    },
    carry(over, x, y) {
      const held = drag.value;
      if (held === null) return;
      const isNew = over !== null && !sameTarget(held.over.at(-1), over) && !sameTarget(held.from, over);
      drag.value = { ...held, x, y, over: isNew ? [...held.over, over] : held.over };
    },
    drop(at) {
      const held = drag.value;
      drag.value = null;
      if (held !== null) desk().afterChain(() => board.drop(desk(), held, at));
    },
    letGo() {
      drag.value = null;
    },
  };
}
