// GEN-12.26: targets of unopposed attacks are named in secret before any die of the step is rolled.
import { endTargets } from '../actions/end-targets.ts';
import { target } from '../actions/target.ts';
import { aimsOf } from '../combat/attacks.ts';
import { type CombatFrame, combatOf } from '../combat/combat-frame.ts';
import type { TargetsFrame } from '../combat/decision-frames.ts';
import { NO_TARGETS, type TargetsDraft } from '../combat/targeting.ts';
import type { Proc, Table } from '../rule-types.ts';
import { revealDrafts, secretDecision, stillDeciding } from '../secrecy/secret-decision.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { SIDES, type UnitId } from '../vocabulary.ts';

export function askTargets(umpire: Table, combat: CombatFrame, attack: CombatStep): void {
  combat.chosen = {};
  const asked = SIDES.filter((side) => aimsOf(umpire.state, combat, side, attack).length > 0);
  if (asked.length === 0) return;
  umpire.call<TargetsFrame>({
    proc: 'targets',
    step: 'decide',
    attack,
    ...secretDecision(asked, NO_TARGETS),
  });
}

export const targets: Proc<TargetsFrame> = {
  rule: 'GEN-12.26',
  pending: (_state, frame) =>
    frame.attack === 'ranged'
      ? stillDeciding(frame, 'Name the targets of your unopposed fire.', 'GEN-12.26')
      : stillDeciding(frame, 'Name the targets of your unopposed attacks.', 'GEN-12.26'),
  actions: [target, endTargets],
  advance(umpire, frame) {
    const { white, black } = revealDrafts(umpire, frame);
    combatOf(umpire.state).chosen = { ...namedIn(white), ...namedIn(black) };
    umpire.end();
  },
};

function namedIn({ at }: TargetsDraft): { readonly [unit: UnitId]: UnitId } {
  const named: { [unit: UnitId]: UnitId } = {};
  for (const [unit, target] of Object.entries(at)) if (target !== null) named[unit] = target;
  return named;
}
