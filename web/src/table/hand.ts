// The hand over the table: presses, questions and the piece being dragged, whoever found out what is pointed at.
import type { Desk, Hand } from '@grognard/desk';
import { sameTarget } from '@grognard/desk/target/target-key.ts';
import { clearPointer, type TableStore } from './table-store.ts';

export function handOf(store: TableStore, desk: () => Desk): Hand {
  const { board, drag, isLive, shown } = store;
  return {
    press(target, at) {
      if (!isLive.value) return;
      clearPointer(store);
      if (!board.press(desk(), target, at)) desk().choose(board.answers(desk(), target), at);
    },
    explainTarget(target, at) {
      if (!isLive.value) return false;
      const answers = board.answers(desk(), target);
      const refusal = answers[0]?.refusal ?? null;
      if (refusal === null || answers.some((offer) => offer.refusal === null)) return false;
      desk().explain(refusal, board.targetName(target, shown.value), at);
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
      if (held !== null) board.drop(desk(), held, at);
    },
    letGo() {
      drag.value = null;
    },
  };
}
