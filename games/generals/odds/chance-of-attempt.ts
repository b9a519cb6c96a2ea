// The chance that an attempt succeeds, for choices that lead to a single test.
import { bombardModifiers, columnOf, reactionModifiers } from '../combat/modifiers.ts';
import { isForest } from '../field/terrain.ts';
import type { Action } from '../grammar.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { aimedAt } from './aimed-at.ts';
import { chanceToHit, ONE_DIE } from './chance-to-hit.ts';
import { expectedModifiers, nextStep, unitNamed } from './expected-modifiers.ts';

/** GEN-9.6: whom the first die of a battery is rolled against. */
const priorityOf = ({ routed, square, arm }: Unit): number =>
  (routed ? 4 : 0) + (square ? 0 : 1 + 'ICA'.indexOf(arm));

function bombardChance(view: View, order: number, range: 1 | 2, building: boolean): number | null {
  const sector = aimedAt(view, order, range);
  const [target] = view.units
    .filter((unit) => unit.at === sector && unit.side !== view.viewer && !unit.inside)
    .sort((a, b) => priorityOf(a) - priorityOf(b));
  if (sector === null || (target === undefined && !building)) return null;
  const token = view.units.some((unit) => unit.side === view.viewer && unit.token === sector);
  const column = building || target === undefined ? 'pasI' : columnOf(target, false);
  const modifiers = bombardModifiers({ column, range, token, forest: isForest(view, sector), building });
  const one = chanceToHit('ranged', { faces: ONE_DIE, modifiers }, null);
  return building ? one * one : one;
}

function targetChance(view: View, action: Extract<Action, { type: 'target' }>): number | null {
  const unit = unitNamed(view, action.unit);
  const target = unitNamed(view, action.at);
  const frontOf = (id: UnitId | null) =>
    view.combat?.fronts.find(({ white, black }) => [...white, ...black].some((each) => each === id));
  // GEN-20.20: an occupant stands in no front and fires into that of its target.
  const front = frontOf(action.unit) ?? frontOf(action.at);
  if (unit === null || target === null || front === undefined) return null;
  const step = nextStep(view);
  const modifiers = expectedModifiers(view, { front: front.id, step, unit, target, unopposed: true });
  return chanceToHit(step, { faces: ONE_DIE, modifiers }, null);
}

/** Null where an action is no attempt, or nothing is known of it. */
export function chanceOfAttempt(view: View, action: Action): number | null {
  switch (action.type) {
    case 'formSquare':
    case 'countercharge':
      return chanceToHit('melee', { faces: ONE_DIE, modifiers: reactionModifiers }, null);
    case 'fire':
    case 'fireAtBuilding':
      return bombardChance(view, action.order, action.range, action.type === 'fireAtBuilding');
    case 'target':
      return targetChance(view, action);
    default:
      return null;
  }
}
