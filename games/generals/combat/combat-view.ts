// GEN-21.1: the running combat as everybody sees it.
import type { Frozen } from '@grognard/kernel';
import type { State, Unit } from '../state.ts';
import type { CombatView } from '../view.ts';
import type { Place, UnitId } from '../vocabulary.ts';
import { type CombatFrame, findCombat } from './combat-frame.ts';
import { isPassive } from './passive.ts';

/** Lines stand from step 3 on. */
const LINES_STAND = 3;

export function combatView(state: Frozen<State>): CombatView | null {
  const combat = findCombat(state);
  if (combat === null) return null;
  const { nth, fronts, rerolls } = combat;
  return { step: nth, fronts, rerolls, idle: nth < LINES_STAND ? [] : idleUnits(state, combat) };
}

/** Section 0: passive and routed units of attacked sectors that got no space in any front. */
function idleUnits(state: Frozen<State>, combat: Frozen<CombatFrame>): UnitId[] {
  const placed = new Set(combat.fronts.flatMap(({ white, black }) => [...white, ...black]));
  const attacked = new Set<Place>();
  for (const { to, front } of state.engagement?.attackers ?? []) {
    if (combat.fronts.some(({ id, closed }) => id === front && !closed)) attacked.add(to);
  }
  const isIdle = (unit: Frozen<Unit>): boolean =>
    attacked.has(unit.at) && !placed.has(unit.id) && (unit.routed ? !unit.inside : isPassive(state, unit));
  return state.units.filter(isIdle).map(({ id }) => id);
}
