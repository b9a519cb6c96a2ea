// GEN-12.12: Cavalry of an assaulted sector goes back instead of taking position, in step 2 only (GEN-R.47).

import { draftOf, no, setDraft } from '@grognard/kernel';
import { readCombat } from '../combat/combat-frame.ts';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { unitsOnBattlefield } from '../combat/on-battlefield.ts';
import { reactors } from '../combat/reactions.ts';
import { refuseRetreat } from '../combat/retreats.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const retreat: Rule<PositionsFrame, 'retreat'> = {
  type: 'retreat',
  rule: 'GEN-12.12',
  *candidates(state, _frame, seat) {
    if (readCombat(state).nth !== 2) return;
    for (const { id } of reactors(state, asSide(seat), 'C')) yield { type: 'retreat', unit: id };
  },
  *wider(state, _frame, seat) {
    const side = asSide(seat);
    const able = readCombat(state).nth === 2 ? reactors(state, side, 'C') : [];
    for (const unit of unitsOnBattlefield(state, side)) {
      if (!able.includes(unit)) yield { type: 'retreat', unit: unit.id };
    }
  },
  refuse(state, frame, seat, { unit }) {
    if (readCombat(state).nth !== 2) return no('GEN-R.47', combatRefusals.retreatTooLate);
    return refuseRetreat(state, draftOf(frame, asSide(seat)).retreats, asSide(seat), unit);
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const draft = draftOf(frame, side);
    setDraft(frame, side, { ...draft, retreats: [...draft.retreats, unit], fronts: {} });
  },
};
