// GEN-12.37: an attacker that no enemy attacker opposes may end its attack before the melee.

import { draftOf, no, setDraft } from '@grognard/kernel';
import { engagementOf } from '../combat/attackers.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { WithdrawalFrame } from '../combat/decision-frames.ts';
import { refuseWithdrawal } from '../combat/withdrawals.ts';
import { sideOf } from '../field/units.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const withdraw: Rule<WithdrawalFrame, 'withdraw'> = {
  type: 'withdraw',
  rule: 'GEN-12.37',
  *candidates(state, _frame, seat) {
    for (const { unit, active } of engagementOf(state).attackers) {
      if (active && sideOf(unit) === seat) yield { type: 'withdraw', unit };
    }
  },
  *wider(state, _frame, seat) {
    for (const { unit, active } of engagementOf(state).attackers) {
      if (!active && sideOf(unit) === seat) yield { type: 'withdraw', unit };
    }
  },
  refuse(state, frame, seat, { unit }) {
    const side = asSide(seat);
    if (draftOf(frame, side).units.includes(unit))
      return no('GEN-12.37', combatRefusals.alreadyWithdraws, { unit: unitName(unit) });
    return refuseWithdrawal(state, readCombat(state), unit);
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const { kind, units } = draftOf(frame, side);
    setDraft(frame, side, { kind, units: [...units, unit] });
  },
};
