// GEN-12.33 to 12.35, 12.40, 13.9: the dice of a step with their modifiers, and what they hit.
import type { Frozen } from '@grognard/kernel';
import type { Attack } from '../events.ts';
import { unitOf } from '../field/units.ts';
import type { CombatDie, Front, State } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { attackerOf, engagementOf, isAttacking } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { groundOfAttack } from './ground.ts';
import { testAttack } from './hit-tests.ts';
import { modifiedDie } from './modified-die.ts';
import { attackModifiers, columnOf, roleOf } from './modifiers.ts';

/** Every attack of the step in the order of the dice; nothing is changed yet (GEN-12.1). */
export function resolveAttacks(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  step: CombatStep,
): Attack[] {
  const attacks: Attack[] = [];
  for (const front of combat.fronts) {
    const scores = front.dice.map((die) => scoreOf(state, combat, front, die, step));
    front.dice.forEach((die, i) => {
      const score = scores[i];
      if (score === undefined) return;
      const against = die.unopposed ? null : bestAgainst(front.dice, scores, die);
      const { rule, hit } = testAttack(step, score.modified, against);
      attacks.push({
        unit: die.unit,
        target: die.target,
        step,
        front: front.id,
        natural: die.natural,
        ...score,
        against,
        hit,
        rule,
      });
    });
  }
  return attacks;
}

type Score = Pick<Attack, 'modifiers' | 'modified'>;

function scoreOf(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  front: Frozen<Front>,
  die: Frozen<CombatDie>,
  step: CombatStep,
): Score {
  const unit = unitOf(state, die.unit);
  const attacker = attackerOf(state, die.unit);
  const attacking = attacker?.active === true;
  const supporting = !attacking && combat.occupants.includes(die.unit) && die.unopposed;
  const modifiers = attackModifiers({
    step,
    row: roleOf(unit, attacking || supporting),
    column: columnOf(unitOf(state, die.target), isAttacking(state, die.target)),
    unopposed: die.unopposed,
    spent: unit.spent,
    fast: engagementOf(state).phase === 'fast',
    ground: groundOfAttack(state, front.id, attacking ? attacker : null),
  });
  return { modifiers, modified: modifiedDie(die.natural, modifiers) };
}

/** The better modified die of the target, if it rolls back at this unit (GEN-R.61, GEN-R.68). */
function bestAgainst(
  dice: readonly Frozen<CombatDie>[],
  scores: readonly Score[],
  attack: Frozen<CombatDie>,
): number | null {
  let best: number | null = null;
  dice.forEach((die, i) => {
    if (die.unit !== attack.target || die.target !== attack.unit || die.unopposed) return;
    best = Math.max(best ?? 0, scores[i]?.modified ?? 0);
  });
  return best;
}
