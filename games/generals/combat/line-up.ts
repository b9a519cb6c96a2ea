// GEN-12.14 to 12.22, 12.38: both lines of every front, filled from space 1 upward without gaps.
import type { Frozen } from '@grognard/kernel';
import { isBattleSector } from '../field/board-graph.ts';
import { sideOf, unitOf, unitsAt } from '../field/units.ts';
import type { Front, State, Unit } from '../state.ts';
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
import { idOf, sortForPlacing } from './placing-order.ts';

/** GEN-12.20 */
const SPACES = 5;

/**
 * The fronts with new lines. `placed`: the front of every placed passive unit; it may be another one than before the
 * fire (GEN-R.56). A unit committed over another border stands in that front only (GEN-R.58).
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
  waiting: BySide<Map<BattleSector, Frozen<Unit>[]>>,
): UnitId[] {
  const attackers = attackersIn(state, front.id, side);
  if (front.kind === 'building' && attackers.length === 0) return occupantOf(state, front, side);
  const units = attackers.map((id) => unitOf(state, id));
  for (const [id, at] of placed) {
    if (at === front.id && sideOf(id) === side && !attackers.includes(id)) units.push(unitOf(state, id));
  }
  units.push(...fallenIn(state, combat, front.id, side));
  const sector = front.ends?.[side];
  const room = sector === undefined ? 0 : countAttackers(state, front.id, otherSide(side)) - units.length;
  if (sector !== undefined && room > 0) units.push(...(waiting[side].get(sector)?.splice(0, room) ?? []));
  const line = sortForPlacing(units, ({ id }) => attackers.includes(id)).map(idOf);
  return line.length > SPACES ? line.slice(0, SPACES) : line;
}

/** GEN-R.110: the occupant stands in space 1 of its building's front, routed or not, unless it attacks elsewhere. */
function occupantOf(state: Frozen<State>, front: Frozen<Front>, side: Side): UnitId[] {
  if (front.sector === null) return [];
  return unitsAt(state, side, front.sector, (unit) => unit.inside && !isAttacking(state, unit.id)).map(idOf);
}

/** GEN-12.38, 14.13: routed units stay in the front where they were routed, often behind everybody who is faced. */
function fallenIn(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  front: FrontId,
  side: Side,
): Frozen<Unit>[] {
  const found: Frozen<Unit>[] = [];
  for (const [id, at] of Object.entries(combat.fallen)) {
    if (at !== front || sideOf(id) !== side) continue;
    const unit = unitOf(state, id);
    if (isBattleSector(unit.at)) found.push(unit);
  }
  return found;
}

/**
 * GEN-R.59: units that were routed before, by assaulted sector, in placing order. They fill free spaces front by front; those
 * beyond the enemy attackers get none and are safe (GEN-R.57).
 */
function routedBySector(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
): Map<BattleSector, Frozen<Unit>[]> {
  const waiting = new Map<BattleSector, Frozen<Unit>[]>();
  const isWaiting = (unit: Frozen<Unit>): boolean =>
    unit.routed && !unit.inside && combat.fallen[unit.id] === undefined;
  for (const { ends } of combat.fronts) {
    const sector = ends?.[side];
    if (sector === undefined || waiting.has(sector) || !isAssaulted(state, side, sector)) continue;
    waiting.set(
      sector,
      sortForPlacing(unitsAt(state, side, sector, isWaiting), () => false),
    );
  }
  return waiting;
}

/** Whether anybody still attacks in this front. */
export const isContested = (state: Frozen<State>, front: FrontId): boolean =>
  SIDES.some((side) => countAttackers(state, front, side) > 0);

/** GEN-12.37, GEN-R.82: the line-up after step 5 that decides who may withdraw. */
export const provisionalLines = (state: Frozen<State>, combat: Frozen<CombatFrame>): Front[] =>
  lineUp(state, combat, new Map(SIDES.flatMap((side) => [...completed(state, combat, side, NO_POSITIONS)])));
