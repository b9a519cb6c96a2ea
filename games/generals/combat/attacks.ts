// GEN-12.22 to 12.28, 12.39: who attacks whom in a step, and who may choose.
import type { Frozen } from '@grognard/kernel';
import { sideOf, unitOf } from '../field/units.ts';
import type { Attacker, Front, State, Unit } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { type ByArm, type FrontId, otherSide, SIDES, type Side, type UnitId } from '../vocabulary.ts';
import { attackerOf, engagementOf } from './attackers.ts';
import { type CombatFrame, frontOf, lineOf } from './combat-frame.ts';
import { reachOf, supporters, supportReach } from './reach.ts';

/** GEN-12.28, 12.39 */
const DICE: { readonly [step in CombatStep]: ByArm<number> } = {
  ranged: { I: 1, C: 0, A: 2 },
  melee: { I: 1, C: 1, A: 0 },
};

/** One unit of a line that rolls. */
export interface PlannedAttack {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly unopposed: boolean;
  readonly dice: number;
}

/** An attack its side may aim. `facing`: the routed unit it strikes if no other target is named. */
export interface Aim {
  readonly unit: UnitId;
  readonly front: FrontId | null;
  readonly facing: UnitId | null;
  readonly options: readonly UnitId[];
  /** GEN-R.66: whom is open, whether is not. An occupant may always hold its fire (GEN-20.20). */
  readonly mustName: boolean;
}

interface Spot {
  readonly unit: Frozen<Unit>;
  readonly attacker: Frozen<Attacker> | null;
  readonly opposing: Frozen<Unit> | null;
}

/** The unrouted units of a line that have dice in this step, in space order, each with the unit opposing it. */
function fightersIn(state: Frozen<State>, front: Frozen<Front>, side: Side, step: CombatStep): Spot[] {
  const spots: Spot[] = [];
  const facing = lineOf(front, otherSide(side));
  lineOf(front, side).forEach((id, i) => {
    const unit = unitOf(state, id);
    if (unit.routed || DICE[step][unit.arm] === 0) return;
    const attacker = attackerOf(state, id);
    const across = facing[i];
    spots.push({
      unit,
      attacker: attacker?.active === true ? attacker : null,
      opposing: across === undefined ? null : unitOf(state, across),
    });
  });
  return spots;
}

/** The attacks of a side that it may aim in this step: unopposed, past a routed unit, or from a building. */
export function aimsOf(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  step: CombatStep,
): Aim[] {
  const aims: Aim[] = [];
  for (const { unit, active } of engagementOf(state).attackers) {
    const aim = active && sideOf(unit) === side ? aimOf(state, combat, unit, step) : null;
    if (aim !== null) aims.push(aim);
  }
  for (const { unit } of supporters(state, combat)) {
    const aim = sideOf(unit) === side ? aimOf(state, combat, unit, step) : null;
    if (aim !== null) aims.push(aim);
  }
  return aims;
}

/** How this unit may aim in this step; null when it has no choice. */
export function aimOf(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  id: UnitId,
  step: CombatStep,
): Aim | null {
  const attacker = attackerOf(state, id);
  if (attacker?.active !== true) return supportAim(state, combat, id);
  const front = attacker.front === null ? undefined : frontOf(combat, attacker.front);
  const side = sideOf(id);
  if (front === undefined || front.closed || DICE[step][unitOf(state, id).arm] === 0) return null;
  const facing = lineOf(front, otherSide(side))[lineOf(front, side).indexOf(id)] ?? null;
  if (facing !== null && !unitOf(state, facing).routed) return null;
  const reach = reachOf(state, combat, front, attacker);
  const options = facing === null ? reach : reach.filter((each) => !unitOf(state, each).routed);
  if (options.length === 0) return null;
  return { unit: id, front: front.id, facing, options, mustName: facing === null };
}

/** GEN-12.23, GEN-R.66: an attack that must be made and reaches a single enemy is aimed already. */
const isSet = ({ mustName, options }: Aim): boolean => mustName && options.length === 1;

/** The attacks about which a side has something to say. */
export const openAims = (
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  step: CombatStep,
): Aim[] => aimsOf(state, combat, side, step).filter((aim) => !isSet(aim));

/** The targets nobody has to name. */
export function setTargets(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  step: CombatStep,
): { readonly [unit: UnitId]: UnitId } {
  const set: { [unit: UnitId]: UnitId } = {};
  for (const side of SIDES) {
    for (const aim of aimsOf(state, combat, side, step)) {
      const [only] = aim.options;
      if (isSet(aim) && only !== undefined) set[aim.unit] = only;
    }
  }
  return set;
}

function supportAim(state: Frozen<State>, combat: Frozen<CombatFrame>, id: UnitId): Aim | null {
  const supporter = supporters(state, combat).find(({ unit }) => unit === id);
  const options = supporter === undefined ? [] : supportReach(combat, supporter.sector, sideOf(id));
  return options.length === 0 ? null : { unit: id, front: null, facing: null, options, mustName: false };
}

/** The attacks of a line in space order, with the targets that were named (GEN-12.26, 12.27). */
export function attacksIn(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  front: Frozen<Front>,
  side: Side,
  step: CombatStep,
): PlannedAttack[] {
  const attacks: PlannedAttack[] = [];
  for (const { unit, attacker, opposing } of fightersIn(state, front, side, step)) {
    const dice = DICE[step][unit.arm];
    const named = attacker === null || opposing?.routed === false ? undefined : combat.chosen[unit.id];
    if (named !== undefined) attacks.push({ unit: unit.id, target: named, unopposed: true, dice });
    else if (opposing !== null) attacks.push({ unit: unit.id, target: opposing.id, unopposed: false, dice });
  }
  return attacks;
}

/** GEN-4.8c, GEN-R.40: attackers that have somebody to fight hand to hand, whether they want to or not. */
export function unitsWithMeleeTarget(state: Frozen<State>, combat: Frozen<CombatFrame>): ReadonlySet<UnitId> {
  const found = new Set<UnitId>();
  for (const front of combat.fronts) {
    for (const side of SIDES) {
      for (const { unit, attacker, opposing } of fightersIn(state, front, side, 'melee')) {
        if (attacker === null) continue;
        if (opposing !== null || reachOf(state, combat, front, attacker).length > 0) found.add(unit.id);
      }
    }
  }
  return found;
}
