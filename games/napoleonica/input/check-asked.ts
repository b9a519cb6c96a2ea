// In a decision that is taken unseen, whoever is not asked has put nothing together.
import { type Frame, isSecretFrame, sameJson } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { procedures } from '../procedures/index.ts';

export function checkAsked(frames: readonly Frame[]): void {
  for (const [i, frame] of frames.entries()) {
    if (!isSecretFrame(frame)) continue;
    const empty = procedures[frame.proc]?.frame?.drafting?.empty;
    for (const [seat, { hidden }] of Object.entries(frame.drafts))
      if (!frame.asked.includes(seat) && !sameJson(hidden, empty))
        fault(
          'impossible',
          `frames[${i}].drafts.${seat}`,
          `${seat} is not asked here, so there is no draft.`,
        );
  }
}
