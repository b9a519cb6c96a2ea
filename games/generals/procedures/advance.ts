// F2, GEN-8.4, 10.6: owners of winning attackers choose in secret who goes in; then all go at once.
import { advanceUnit } from '../actions/advance.ts';
import { endAdvance } from '../actions/end-advance.ts';
import { unadvance } from '../actions/unadvance.ts';
import { advanceFrame } from '../frames.ts';
import { moveIn } from '../movement/move-in.ts';
import { secretDecision } from '../rule-types.ts';

export const advance = secretDecision(advanceFrame, {
  rule: 'GEN-7.14',
  question: (_state, { phase }) =>
    phase === 'fast'
      ? { prompt: 'Choose who advances into the sector won. Who stays is spent.', rule: 'GEN-8.4' }
      : { prompt: 'Choose who advances into the sector won.', rule: 'GEN-10.6' },
  actions: [advanceUnit, unadvance, endAdvance],
  revealed(umpire, frame, { white, black }) {
    moveIn(umpire, frame, [...white.units, ...black.units]);
    umpire.end();
  },
});
