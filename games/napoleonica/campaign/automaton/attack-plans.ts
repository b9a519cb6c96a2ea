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

/** NAP-AUT.11: a Grenade is thrown only if it beats every other attack, from wherever, so it comes last. */
export const ARMS_IN_ORDER = ['rows', 'grenade'] as const;
export type Arms = (typeof ARMS_IN_ORDER)[number];

/** `move` is how the unit got there. */
export function* attackPlans(
  battle: Frozen<Battle>,
  id: UnitId,
  move: Hex | null,
  arms: Arms,
): Generator<Plan> {
  const unit = unitOf(battle, id);
  for (const [row, { kind }] of profileOf(unit).rows.entries()) {
    if ((kind === 'grenade') !== (arms === 'grenade')) continue;
    for (const target of enemiesOf(battle, unit))
      if (refuseTarget(battle, unit, row, target) === null) yield attackPlan(battle, unit, row, target, move);
  }
}

/** Everything it could do without moving. */
export function* attacksFromHere(battle: Frozen<Battle>, id: UnitId): Generator<Plan> {
  for (const arms of ARMS_IN_ORDER) yield* attackPlans(battle, id, null, arms);
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
