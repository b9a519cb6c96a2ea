// GEN-20.15: in step 6 one passive Infantry unit of an attacked sector may go into its building.

import { draftOf, no, setDraft } from '@grognard/kernel';
import { readCombat } from '../combat/combat-frame.ts';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { unitsOnBattlefield } from '../combat/on-battlefield.ts';
import { refuseShelter, shelterSeekers } from '../combat/shelters.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const shelter: Rule<PositionsFrame, 'shelter'> = {
  type: 'shelter',
  rule: 'GEN-20.15',
  *candidates(state, _frame, seat) {
    if (readCombat(state).nth !== 6) return;
    for (const { id } of shelterSeekers(state, asSide(seat))) yield { type: 'shelter', unit: id };
  },
  *wider(state, _frame, seat) {
    if (state.buildings.length === 0) return;
    const side = asSide(seat);
    const able = readCombat(state).nth === 6 ? shelterSeekers(state, side) : [];
    for (const unit of unitsOnBattlefield(state, side)) {
      if (!able.includes(unit)) yield { type: 'shelter', unit: unit.id };
    }
  },
  refuse(state, frame, seat, { unit }) {
    if (readCombat(state).nth !== 6) return no('GEN-R.110', combatRefusals.shelterTooEarly);
    return refuseShelter(state, draftOf(frame, asSide(seat)).shelter, asSide(seat), unit);
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    setDraft(frame, side, { ...draftOf(frame, side), shelter: unit, fronts: {} });
  },
};
