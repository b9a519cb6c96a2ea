// Section 13 before the dice are rolled: what will be added, from public facts.
import { attackModifiers, columnOf, type GroundOfAttack, OPEN_GROUND, roleOf } from '../combat/modifiers.ts';
import { crossesRiver, isForest, isHill } from '../field/terrain.ts';
import type { Attacker, Modifier, Unit } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { View } from '../view.ts';
import type { FrontId, UnitId } from '../vocabulary.ts';

const attackerOf = (view: View, id: UnitId): Attacker | null =>
  view.engagement?.attackers.find(({ unit, active }) => unit === id && active) ?? null;

/** GEN-R.116 */
function groundOf(view: View, front: FrontId, attacker: Attacker | null): GroundOfAttack {
  if (view.options.terrain === 'off') return OPEN_GROUND;
  const forest =
    view.engagement?.attackers.some(
      (each) => each.active && each.front === front && isForest(view, each.to),
    ) === true;
  if (attacker === null) return { ...OPEN_GROUND, forest };
  const { from, to, kind } = attacker;
  const slope = isHill(view, to) === isHill(view, from) ? null : isHill(view, to) ? 'up' : 'down';
  return { forest, slope, river: crossesRiver(view, from, to), building: kind === 'building' };
}

interface Pair {
  readonly front: FrontId;
  readonly step: CombatStep;
  readonly unit: Unit;
  readonly target: Unit;
  readonly unopposed: boolean;
}

/** The modifiers a die of this unit will get against this target. */
export function expectedModifiers(
  view: View,
  { front, step, unit, target, unopposed }: Pair,
): readonly Modifier[] {
  const attacker = attackerOf(view, unit.id);
  return attackModifiers({
    step,
    row: roleOf(unit, attacker !== null),
    column: columnOf(target, attackerOf(view, target.id) !== null),
    unopposed,
    spent: unit.spent,
    fast: view.engagement?.phase === 'fast',
    ground: groundOf(view, front, attacker),
  });
}

/** The step whose dice come next. */
export const nextStep = (view: View): CombatStep => ((view.combat?.step ?? 1) <= 3 ? 'ranged' : 'melee');

export const unitNamed = (view: View, id: UnitId | null | undefined): Unit | null =>
  view.units.find((unit) => unit.id === id) ?? null;
