// What the frames of tournament and campaign have in common: units they speak of are in the muster.
import { draftOf, isFrameOf } from '@grognard/kernel';
import type { State } from '../state.ts';
import { bookFaults } from './book-faults.ts';
import { notebookOf } from './books.ts';
import { checkCart, checkDraft } from './check-drafts.ts';
import { checkField, checkIds } from './check-field.ts';
import { broken } from './forms.ts';
import { fieldArmyFrame, improvementFrame, shopFrame } from './frames.ts';

export function checkArmies(state: State): void {
  const [wrong] = bookFaults(state);
  if (wrong !== undefined) broken(wrong.refusal, wrong.path);
  for (const [index, frame] of state.frames.entries()) {
    const path = `frames[${index}]`;
    if (isFrameOf(fieldArmyFrame, frame))
      for (const player of frame.asked) {
        const [notebook, draft] = [notebookOf(state, player), draftOf(frame, player)];
        checkField(notebook, draft, `${path}.drafts.${player}`);
        checkDraft(notebook, draft, frame, `${path}.drafts.${player}`);
      }
    if (isFrameOf(shopFrame, frame))
      for (const player of frame.asked)
        checkCart(notebookOf(state, player), draftOf(frame, player), frame.shop, `${path}.drafts.${player}`);
    if (isFrameOf(improvementFrame, frame))
      checkIds(notebookOf(state, frame.player), frame.eligible, `${path}.eligible`);
  }
}
