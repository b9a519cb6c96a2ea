// GEN-F2, GEN-8.4, 10.6: owners of winning attackers choose in secret who goes in; then all go at once.
import { ask } from '@grognard/kernel';
import { advanceUnit } from '../actions/advance.ts';
import { endAdvance } from '../actions/end-advance.ts';
import { unadvance } from '../actions/unadvance.ts';
import { advanceFrame } from '../frames.ts';
import { entriesOf } from '../movement/advancing.ts';
import { moveIn } from '../movement/move-in.ts';
import { secretDecision } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

export const advance = secretDecision(advanceFrame, {
  rule: 'GEN-7.14',
  question(state, { phase, wave }, seat) {
    const sectors = entriesOf(state, wave).flatMap(({ side, to }) => (side === seat ? [to] : []));
    return phase === 'fast'
      ? ask('GEN-8.4', prompts.moveInFast, { sectors })
      : ask('GEN-10.6', prompts.moveIn, { sectors });
  },
  actions: [advanceUnit, unadvance, endAdvance],
  revealed(umpire, frame, { white, black }) {
    moveIn(umpire, frame, [...white.units, ...black.units]);
    umpire.end();
  },
});
