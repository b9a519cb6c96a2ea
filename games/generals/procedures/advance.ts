// F2, GEN-8.4, 10.6: owners of winning attackers choose in secret who goes in; then all go at once.
import { advanceUnit } from '../actions/advance.ts';
import { endAdvance } from '../actions/end-advance.ts';
import { unadvance } from '../actions/unadvance.ts';
import type { AdvanceFrame } from '../frames.ts';
import { moveIn } from '../movement/move-in.ts';
import type { Proc } from '../rule-types.ts';
import { revealDrafts, stillDeciding } from '../secrecy/secret-decision.ts';

export const advance: Proc<AdvanceFrame> = {
  rule: 'GEN-7.14',
  pending: (_state, frame) =>
    frame.phase === 'fast'
      ? stillDeciding(frame, 'Choose who advances into the sector won. Who stays is spent.', 'GEN-8.4')
      : stillDeciding(frame, 'Choose who advances into the sector won.', 'GEN-10.6'),
  actions: [advanceUnit, unadvance, endAdvance],
  advance(umpire, frame) {
    const drafts = revealDrafts(umpire, frame);
    moveIn(umpire, frame, [...drafts.white.units, ...drafts.black.units]);
    umpire.end();
  },
};
