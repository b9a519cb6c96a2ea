// What the frames of tournament and campaign have in common: units they speak of are in the muster.
import { draftOf, isFrameOf } from '@grognard/kernel';
import type { State } from '../state.ts';
import { notebookOf } from './books.ts';
import { checkField, checkIds } from './check-field.ts';
import { fieldArmyFrame, improvementFrame } from './frames.ts';

export function checkArmies(state: State): void {
  for (const [index, frame] of state.frames.entries()) {
    const path = `frames[${index}]`;
    if (isFrameOf(fieldArmyFrame, frame))
      for (const player of frame.asked)
        checkField(notebookOf(state, player), draftOf(frame, player), `${path}.drafts.${player}`);
    if (isFrameOf(improvementFrame, frame))
      checkIds(notebookOf(state, frame.player), frame.eligible, `${path}.eligible`);
  }
}
