// GEN-6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7: why an order cannot be written.

import { type Frozen, no, type Refusal, type RuleId } from '@grognard/kernel';
import { areAdjacent, RESERVE } from '../field/board-graph.ts';
import { hasBuilding } from '../field/terrain.ts';
import { anyAt } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import { armName, placeName } from '../names.ts';
import type { Sheet, State } from '../state.ts';
import { type Arm, otherSide, type Sector, type Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { commandSector, ordersCharged } from './command.ts';
import { mustered } from './mustering.ts';

type OrderAction = ActionOf<'order'>;

/** What forbids any further order for this type in this sector, wherever its arrow points. */
export const refuseGroup = (
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  from: Sector,
  arm: Arm,
): Refusal | null => refuseMore(state, side, sheet, from) ?? refuseUnit(state, side, sheet, from, arm);

/** GEN-6.1 and the options that change the number of orders. The bonus order of GEN-18.2 comes on top. */
function refuseMore(state: Frozen<State>, side: Side, sheet: Frozen<Sheet>, from: Sector): Refusal | null {
  if (hasOrderLeft(state, side, sheet, from)) return null;
  const command = commandSector(state, side);
  if (hasOrderLeft(state, side, sheet, command)) {
    return no('GEN-18.2', refusals.onlyCommandOrder, { command: placeName(command) });
  }
  return no(limitRule(state, side), refusals.allWritten, { limit: sheet.length });
}

/** Within the allotment, or on the bonus order of GEN-18.2. */
export function hasOrderLeft(state: Frozen<State>, side: Side, sheet: Frozen<Sheet>, from: Sector): boolean {
  const charged = ordersCharged(state, side, sheet);
  if (charged < state.allotment[side]) return true;
  return state.options.couriers && charged === sheet.length && from === commandSector(state, side);
}

function limitRule(state: Frozen<State>, side: Side): RuleId {
  const { morale, orderDie, handicap } = state.options;
  if (morale) return 'GEN-19.4';
  if (orderDie) return 'GEN-18.1';
  return handicap[side] > 0 ? 'GEN-20.3' : 'GEN-6.1';
}

/** GEN-6.2, 6.3: a unit can receive only one order, and only an unrouted one. */
function refuseUnit(
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  from: Sector,
  arm: Arm,
): Refusal | null {
  const units = mustered(state, side, arm, from);
  if (units === 0) {
    return anyAt(state, side, from, (unit) => unit.arm === arm)
      ? no('GEN-6.3', refusals.routedNoOrder, { arm: armName(arm), from: placeName(from) })
      : no('GEN-6.2', refusals.noneThere, { arm: armName(arm), from: placeName(from) });
  }
  if (ordersFor(sheet, from, arm) < units) return null;
  return no('GEN-6.3', refusals.allOrdered, { units, arm: armName(arm), from: placeName(from) });
}

export function ordersFor(sheet: Frozen<Sheet>, from: Sector, arm: Arm): number {
  let count = 0;
  for (const written of sheet) if (written.from === from && written.arm === arm) count++;
  return count;
}

const LEG_RULE = { I: 'GEN-6.4', C: 'GEN-6.5', A: 'GEN-6.6' } as const;

export function refuseArrow(
  state: Frozen<State>,
  side: Side,
  { from, arm, path }: OrderAction,
): Refusal | null {
  const first = path[0];
  const second = path[1];
  if (first === 'building') return refuseBuilding(state, { from, arm });
  if (second !== undefined && arm !== 'C') {
    return no(LEG_RULE[arm], refusals.oneLeg, { arm: armName(arm) });
  }
  return (
    refuseLeg(side, arm, from, first) ?? (second === undefined ? null : refuseLeg(side, arm, first, second))
  );
}

function refuseLeg(side: Side, arm: Arm, from: Sector, to: Sector): Refusal | null {
  if (to === RESERVE[otherSide(side)]) return no('GEN-6.7', refusals.enemyReserve);
  if (!areAdjacent(from, to)) {
    return no(LEG_RULE[arm], refusals.notAdjacent, { from: placeName(from), to: placeName(to) });
  }
  return null;
}

function refuseBuilding(
  state: Frozen<State>,
  { from, arm }: Pick<OrderAction, 'from' | 'arm'>,
): Refusal | null {
  if (arm !== 'I') return no('GEN-20.18', refusals.onlyInfantryStorms);
  return hasBuilding(state, from) ? null : no('GEN-20.18', refusals.noBuilding, { sector: placeName(from) });
}
