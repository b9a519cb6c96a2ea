// GEN-12.14 to 12.22, 12.38: both lines of every front, filled from space 1 upward without gaps.
import type { Frozen } from '@grognard/kernel';
import { isBattleSector } from '../board-graph.ts';
import type { Front, State } from '../state.ts';
import { sideOf, unitOf, unitsAt } from '../units.ts';
import {
  type BattleSector,
  type BySide,
  type FrontId,
  otherSide,
  SIDES,
  type Side,
  type UnitId,
} from '../vocabulary.ts';
import { attackersIn, countAttackers, isAssaulted, isAttacking } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { completed, NO_POSITIONS } from './distribution.ts';
import { inPlacingOrder } from './placing-order.ts';

/** GEN-12.20 */
const SPACES = 5;

/**
 * The fronts with new lines. `placed`: the front of every placed passive unit; it may be another one than before the
 * fire (R.56). A unit committed over another border stands in that front only (R.58).
 */
export function lineUp(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  placed: ReadonlyMap<UnitId, FrontId>,
): Front[] {
  const waiting = {
    white: routedBySector(state, combat, 'white'),
    black: routedBySector(state, combat, 'black'),
  };
  return combat.fronts.map((front) => {
    const line = (side: Side): UnitId[] =>
      front.closed ? [] : lineIn(state, combat, front, side, placed, waiting);
    return { ...front, white: line('white'), black: line('black'), dice: [] };
  });
}

function lineIn(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  front: Frozen<Front>,
  side: Side,
  placed: ReadonlyMap<UnitId, FrontId>,
  waiting: BySide<Map<BattleSector, UnitId[]>>,
): UnitId[] {
  if (front.kind === 'building' && countAttackers(state, front.id, side) === 0)
    return occupantOf(state, front, side);
  const units = attackersIn(state, front.id, side);
  for (const [unit, at] of placed) {
    if (at === front.id && sideOf(unit) === side && !isAttacking(state, unit)) units.push(unit);
  }
  units.push(...fallenIn(state, combat, front.id, side));
  const sector = front.ends?.[side];
  const room = countAttackers(state, front.id, otherSide(side)) - units.length;
  if (sector !== undefined && room > 0) units.push(...(waiting[side].get(sector)?.splice(0, room) ?? []));
  return inPlacingOrder(state, units, (id) => isAttacking(state, id)).slice(0, SPACES);
}

/** R.110: the occupant stands in space 1 of its building's front, routed or not, unless it attacks elsewhere. */
function occupantOf(state: Frozen<State>, front: Frozen<Front>, side: Side): UnitId[] {
  if (front.sector === null) return [];
  return unitsAt(state, side, front.sector, (unit) => unit.inside && !isAttacking(state, unit.id)).map(
    ({ id }) => id,
  );
}

/** GEN-12.38, 14.13: routed units stay in the front where they were routed, often behind everybody who is faced. */
function fallenIn(state: Frozen<State>, combat: Frozen<CombatFrame>, front: FrontId, side: Side): UnitId[] {
  const found: UnitId[] = [];
  for (const [unit, at] of Object.entries(combat.fallen)) {
    if (at === front && sideOf(unit) === side && isBattleSector(unitOf(state, unit).at)) found.push(unit);
  }
  return found;
}

/**
 * R.59: units that were routed before, by assaulted sector, in placing order. They fill free spaces front by front; those
 * beyond the enemy attackers get none and are safe (R.57).
 */
function routedBySector(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
): Map<BattleSector, UnitId[]> {
  const waiting = new Map<BattleSector, UnitId[]>();
  for (const { ends } of combat.fronts) {
    const sector = ends?.[side];
    if (sector === undefined || waiting.has(sector) || !isAssaulted(state, side, sector)) continue;
    const routed = unitsAt(
      state,
      side,
      sector,
      (unit) => unit.routed && !unit.inside && combat.fallen[unit.id] === undefined,
    );
    const order = inPlacingOrder(
      state,
      routed.map(({ id }) => id),
      () => false,
    );
    waiting.set(sector, order);
  }
  return waiting;
}

/** Whether anybody still attacks in this front. */
export const isContested = (state: Frozen<State>, front: FrontId): boolean =>
  SIDES.some((side) => countAttackers(state, front, side) > 0);

/** GEN-12.37, R.82: the line-up after step 5 that decides who may withdraw. */
export const provisionalLines = (state: Frozen<State>, combat: Frozen<CombatFrame>): Front[] =>
  lineUp(state, combat, new Map(SIDES.flatMap((side) => [...completed(state, combat, side, NO_POSITIONS)])));
