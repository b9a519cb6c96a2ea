// GEN-12.26: targets of unopposed attacks are named in secret before any die of the step is rolled.
import { ask } from '@grognard/kernel';
import { endTargets } from '../actions/end-targets.ts';
import { target } from '../actions/target.ts';
import { openAims, setTargets } from '../combat/attacks.ts';
import { type CombatFrame, combatOf, readCombat } from '../combat/combat-frame.ts';
import { targetsFrame } from '../combat/decision-frames.ts';
import type { TargetsDraft } from '../combat/targeting.ts';
import { asSide, secretDecision, type Table } from '../rule-types.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { SIDES, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export function askTargets(umpire: Table, combat: CombatFrame, attack: CombatStep): void {
  combat.chosen = setTargets(umpire.state, combat, attack);
  const asked = SIDES.filter((side) => openAims(umpire.state, combat, side, attack).length > 0);
  if (asked.length > 0) umpire.call(targetsFrame.ask(asked, { attack }));
}

export const targets = secretDecision(targetsFrame, {
  rule: 'GEN-12.26',
  question: (state, { attack }, seat) =>
    ask('GEN-12.26', prompts[attack], {
      count: openAims(state, readCombat(state), asSide(seat), attack).length,
    }),
  actions: [target, endTargets],
  revealed(umpire, _frame, { white, black }) {
    const combat = combatOf(umpire.state);
    combat.chosen = { ...combat.chosen, ...namedIn(white), ...namedIn(black) };
    umpire.end();
  },
});

function namedIn({ at }: TargetsDraft): { readonly [unit: UnitId]: UnitId } {
  const named: { [unit: UnitId]: UnitId } = {};
  for (const [unit, target] of Object.entries(at)) if (target !== null) named[unit] = target;
  return named;
}
