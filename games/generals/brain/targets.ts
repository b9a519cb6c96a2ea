// GEN-12.23 to 12.26: whom attackers without an opponent attack.
import { draftOf, type Frozen, type Random } from '@grognard/kernel';
import { isAttacking } from '../combat/attackers.ts';
import { type Aim, openAims } from '../combat/attacks.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { TargetsFrame } from '../combat/decision-frames.ts';
import { columnOf, roleOf } from '../combat/modifiers.ts';
import { unitOf } from '../field/units.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { COLUMN_MODIFIERS, type CombatStep } from '../tables/modifiers.ts';
import type { Side, UnitId } from '../vocabulary.ts';

const COMMIT: Action = { type: 'endTargets' };

/** How the value of a target is seen: a rout weakens the enemy for good, a capture brings VP. */
interface Taste {
  readonly routed: number;
  readonly guns: number;
  /** A second attacker on the same unit could take it prisoner. */
  readonly again: number;
}

const BALANCED: Taste = { routed: 1.1, guns: 1.5, again: 0.9 };
const TASTES: readonly Taste[] = [
  BALANCED,
  { routed: 2, guns: 1.5, again: 1.5 },
  { routed: 0.4, guns: 1.5, again: 0.5 },
];

const hitChance = (state: Frozen<State>, step: CombatStep, id: UnitId, at: UnitId): number => {
  const unit = unitOf(state, id);
  const row = COLUMN_MODIFIERS[roleOf(unit, true)];
  const modifier =
    (row[columnOf(unitOf(state, at), isAttacking(state, at))]?.[step] ?? 0) + (row.none?.[step] ?? 0);
  return Math.max(0, Math.min(6, 3 + modifier - (unit.spent ? 1 : 0))) / 6;
};

const aiming = (
  state: Frozen<State>,
  frame: Frozen<TargetsFrame>,
  side: Side,
  taste: Taste,
  random: Random,
): readonly Action[] => {
  const aims: readonly Aim[] = openAims(state, readCombat(state), side, frame.attack);
  const drafted = draftOf(frame, side).at;
  const taken = new Set<UnitId>();
  const actions: Action[] = [];
  for (const { unit, facing, options, mustName } of aims) {
    let best: UnitId | null = null;
    let bestWorth = mustName ? -1 : facing === null ? 0 : 0.45 * taste.routed;
    for (const at of options) {
      const target = unitOf(state, at);
      const worth =
        hitChance(state, frame.attack, unit, at) *
        (target.routed ? taste.routed : target.arm === 'A' ? taste.guns : 1) *
        (taken.has(at) ? taste.again : 1) *
        (0.9 + random.die(20, 'AI target') / 100);
      if (worth > bestWorth) {
        best = at;
        bestWorth = worth;
      }
    }
    if (best !== null) taken.add(best);
    if ((drafted[unit] ?? null) !== best) actions.push({ type: 'target', unit, at: best });
  }
  actions.push(COMMIT);
  return actions;
};

export const quickTargets = (
  state: Frozen<State>,
  frame: Frozen<TargetsFrame>,
  side: Side,
  random: Random,
): readonly Action[] => aiming(state, frame, side, BALANCED, random);

export function* targetings(
  state: Frozen<State>,
  frame: Frozen<TargetsFrame>,
  side: Side,
  random: Random,
): Generator<readonly Action[]> {
  for (const taste of TASTES) yield aiming(state, frame, side, taste, random);
  for (let n = 0; n < 3; n += 1) yield aiming(state, frame, side, BALANCED, random);
}
