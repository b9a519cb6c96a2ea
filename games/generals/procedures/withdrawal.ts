// GEN-12.36, 12.37: the first half of step 6: attackers no enemy attacker opposes may go back and defend their sector (R.81).
import { endWithdraw } from '../actions/end-withdraw.ts';
import { unwithdraw } from '../actions/unwithdraw.ts';
import { withdraw } from '../actions/withdraw.ts';
import { attackerOf, changeAttackers } from '../combat/attackers.ts';
import type { CombatFrame } from '../combat/combat-frame.ts';
import type { WithdrawalFrame } from '../combat/decision-frames.ts';
import { provisionalLines } from '../combat/line-up.ts';
import { withdrawable } from '../combat/withdrawals.ts';
import type { Proc, Table } from '../rule-types.ts';
import { revealDrafts, secretDecision, stillDeciding } from '../secrecy/secret-decision.ts';
import { SIDES } from '../vocabulary.ts';

export function askWithdrawals(umpire: Table, combat: CombatFrame): void {
  const { state } = umpire;
  combat.fronts = provisionalLines(state, combat);
  const asked = SIDES.filter((side) => withdrawable(state, combat, side).length > 0);
  if (asked.length === 0) return;
  const noDraft = { kind: 'withdraw', units: [] } as const;
  umpire.call<WithdrawalFrame>({ proc: 'withdrawal', step: 'decide', ...secretDecision(asked, noDraft) });
}

export const withdrawal: Proc<WithdrawalFrame> = {
  rule: 'GEN-12.37',
  pending: (_state, frame) =>
    stillDeciding(frame, 'Withdraw attackers before the melee, or press on.', 'GEN-12.37'),
  actions: [withdraw, unwithdraw, endWithdraw],
  advance(umpire, frame) {
    const { white, black } = revealDrafts(umpire, frame);
    const leaving = [...white.units, ...black.units];
    changeAttackers(umpire.state, ({ unit }) => leaving.includes(unit), { active: false, withdrew: true });
    for (const unit of leaving) {
      const attacker = attackerOf(umpire.state, unit);
      if (attacker !== undefined)
        umpire.emit({ type: 'unitWithdrew', rule: 'GEN-12.37', unit, to: attacker.from });
    }
    umpire.end();
  },
};
