// GEN-12.36, 12.37: the first half of step 6: attackers no enemy attacker opposes may go back and defend their sector (GEN-R.81).
import { ask } from '@grognard/kernel';
import { endWithdraw } from '../actions/end-withdraw.ts';
import { unwithdraw } from '../actions/unwithdraw.ts';
import { withdraw } from '../actions/withdraw.ts';
import { attackerOf, changeAttackers } from '../combat/attackers.ts';
import type { CombatFrame } from '../combat/combat-frame.ts';
import { withdrawalFrame } from '../combat/decision-frames.ts';
import { provisionalLines } from '../combat/line-up.ts';
import { withdrawable } from '../combat/withdrawals.ts';
import { secretDecision, type Table } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export function askWithdrawals(umpire: Table, combat: CombatFrame): void {
  const { state } = umpire;
  combat.fronts = provisionalLines(state, combat);
  const asked = SIDES.filter((side) => withdrawable(state, combat, side).length > 0);
  if (asked.length > 0) umpire.call(withdrawalFrame.ask(asked, {}));
}

export const withdrawal = secretDecision(withdrawalFrame, {
  rule: 'GEN-12.37',
  question: () => ask('GEN-12.37', prompts.withdraw),
  actions: [withdraw, unwithdraw, endWithdraw],
  revealed(umpire, _frame, { white, black }) {
    const leaving = [...white.units, ...black.units];
    changeAttackers(umpire.state, ({ unit }) => leaving.includes(unit), { active: false, withdrew: true });
    for (const unit of leaving) {
      const attacker = attackerOf(umpire.state, unit);
      if (attacker !== undefined)
        umpire.emit({ type: 'unitWithdrew', rule: 'GEN-12.37', unit, to: attacker.from });
    }
    umpire.end();
  },
});
