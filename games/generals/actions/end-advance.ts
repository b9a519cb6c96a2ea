// GEN-10.6, 24.1: commit the advance; in Combined Arms as many ordered attackers as fit must be named.

import { commitAction, draftOf, no } from '@grognard/kernel';
import type { AdvanceFrame } from '../frames.ts';
import { entriesOf, goesUnasked, mustEnter } from '../movement/advancing.ts';
import { placeName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const endAdvance: Rule<AdvanceFrame, 'endAdvance'> = commitAction(
  { type: 'endAdvance' },
  'GEN-7.14',
  (state, frame, seat) => {
    const side = asSide(seat);
    const { units } = draftOf(frame, side);
    for (const entry of entriesOf(state, frame.wave)) {
      if (entry.side !== side || goesUnasked(frame.phase, entry)) continue;
      const missing =
        mustEnter(frame.phase, entry) - entry.ordered.filter((unit) => units.includes(unit)).length;
      if (missing > 0) {
        return no('GEN-10.6', combatRefusals.moreMustMoveIn, { missing, to: placeName(entry.to) });
      }
    }
    return null;
  },
);
