// NAP-AUT.8, tiers 1, 2 and 4: attacks from where a unit stands, by what they promise.
import type { Frozen } from '@grognard/kernel';
import { refuseTarget } from '../../attack/targets.ts';
import { unitOf } from '../../field/battle.ts';
import { profileOf } from '../../field/profile.ts';
import { isCommander, isExhausted } from '../../field/units.ts';
import type { Battle, Unit } from '../../state.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import { expectedDamage } from './expected-damage.ts';
import { enemiesOf, NOTHING, type Plan } from './plan.ts';

const WORTH_IT = 0.5;
const FOR_EXHAUSTED = 0.5;
const FOR_LOST_MODEL = 0.25;

/** `move` is how the unit got there. */
export function* attackPlans(battle: Frozen<Battle>, id: UnitId, move: Hex | null): Generator<Plan> {
  const unit = unitOf(battle, id);
  for (const row of rowsInOrder(unit))
    for (const target of enemiesOf(battle, unit))
      if (refuseTarget(battle, unit, row, target) === null) yield attackPlan(battle, unit, row, target, move);
}

/** NAP-AUT.11: a Grenade is thrown only if it beats every other attack, so it comes last. */
function rowsInOrder(unit: Frozen<Unit>): readonly number[] {
  const rows = profileOf(unit).rows.map(({ kind }, row) => ({ row, last: kind === 'grenade' ? 1 : 0 }));
  return rows.toSorted((a, b) => a.last - b.last).map(({ row }) => row);
}

function attackPlan(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  row: number,
  target: Frozen<Unit>,
  move: Hex | null,
): Plan {
  const expected = expectedDamage(battle, { attacker: unit.id, row, target: target.id });
  const made = { ...NOTHING, expected, move, attack: { row, target: target.id } };
  const vp = isCommander(target) ? battle.terms.commanderVp : 1;
  if (expected >= target.models) return { ...made, tier: 1, score: 10 * vp + expected };
  if (isCommander(target)) return { ...made, tier: 2, score: expected };
  if (expected < WORTH_IT) return NOTHING;
  const lost = profileOf(target).card.size - target.models;
  const bonus = (isExhausted(target) ? FOR_EXHAUSTED : 0) + FOR_LOST_MODEL * lost;
  return { ...made, tier: 4, score: expected + bonus };
}
