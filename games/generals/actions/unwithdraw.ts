// GEN-12.37: take back a withdrawal while it is still a draft.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { WithdrawalFrame } from '../combat/decision-frames.ts';
import { unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const unwithdraw: Rule<WithdrawalFrame, 'unwithdraw'> = {
  type: 'unwithdraw',
  rule: 'GEN-12.37',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const unit of draftOf(frame, asSide(seat)).units) yield { type: 'unwithdraw', unit };
  },
  refuse(_state, frame, seat, { unit }) {
    const withdraws = draftOf(frame, asSide(seat)).units.includes(unit);
    return withdraws ? null : no('GEN-12.37', combatRefusals.notWithdrawing, { unit: unitName(unit) });
  },
  target: ({ unit }) => ({ unit }),
  apply(_umpire, frame, seat, { unit }) {
    const side = asSide(seat);
    const { kind, units } = draftOf(frame, side);
    setDraft(frame, side, { kind, units: units.filter((id) => id !== unit) });
  },
};
