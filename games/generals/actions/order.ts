// GEN-6.1 to 6.7: write one order: a sector, a unit type there, and an arrow.
import { type Frozen, no, type Refusal, type RuleId } from '@grognard/kernel';
import { arrows, buildingArrow, vainArrows } from '../arrows.ts';
import { areAdjacent, RESERVE } from '../board-graph.ts';
import { commandSector, ordersCharged } from '../command.ts';
import type { PlanningFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { mustered } from '../mustering.ts';
import { armName } from '../names.ts';
import { setSheet, sheetOf } from '../orders.ts';
import { asSide, type Rule } from '../rule-types.ts';
import type { Sheet, State } from '../state.ts';
import { hasBuilding } from '../terrain.ts';
import { anyAt } from '../units.ts';
import { ARMS, type Arm, otherSide, SECTORS, type Sector, type Side } from '../vocabulary.ts';

type OrderAction = ActionOf<'order'>;

export const order: Rule<PlanningFrame, 'order'> = {
  type: 'order',
  rule: 'GEN-6.2',
  candidates(state, _frame, seat) {
    const side = asSide(seat);
    const sheet = sheetOf(state, side);
    const all: OrderAction[] = [];
    for (const from of SECTORS) {
      for (const arm of ARMS) {
        if (mustered(state, side, arm, from) === 0 || refuseGroup(state, side, sheet, from, arm)) continue;
        for (const arrow of arrows(side, arm, from)) all.push(arrow);
        if (arm === 'I' && hasBuilding(state, from)) all.push(...buildingArrow(side, arm, from));
      }
    }
    return all;
  },
  *wider(state, _frame, seat) {
    const side = asSide(seat);
    const sheet = sheetOf(state, side);
    for (const from of SECTORS) {
      for (const arm of ARMS) {
        if (!anyAt(state, side, from, (unit) => unit.arm === arm)) continue;
        yield* vainArrows(side, arm, from);
        const isStorm = arm === 'I' && hasBuilding(state, from);
        if (!isStorm) yield* buildingArrow(side, arm, from);
        if (refuseGroup(state, side, sheet, from, arm) === null) continue;
        yield* arrows(side, arm, from);
        if (isStorm) yield* buildingArrow(side, arm, from);
      }
    }
  },
  refuse(state, _frame, seat, action) {
    const side = asSide(seat);
    const { from, arm } = action;
    return refuseGroup(state, side, sheetOf(state, side), from, arm) ?? refuseArrow(state, side, action);
  },
  target: ({ path: [first, second], from }) => ({ sector: first === 'building' ? from : (second ?? first) }),
  apply(umpire, _frame, seat, { from, arm, path }) {
    const side = asSide(seat);
    const written = { from, arm, path, unit: null, legs: 0, done: false, courier: null };
    setSheet(umpire.state, side, [...sheetOf(umpire.state, side), written]);
  },
};

/** What forbids any further order for this type in this sector, wherever its arrow points. */
const refuseGroup = (
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  from: Sector,
  arm: Arm,
): Refusal | null => refuseMore(state, side, sheet, from) ?? refuseUnit(state, side, sheet, from, arm);

/** GEN-6.1 and the options that change the number of orders. The bonus order of GEN-18.2 comes on top. */
function refuseMore(state: Frozen<State>, side: Side, sheet: Frozen<Sheet>, from: Sector): Refusal | null {
  const limit = state.allotment[side];
  const charged = ordersCharged(state, side, sheet);
  if (charged < limit) return null;
  if (state.options.couriers && charged === sheet.length) {
    const command = commandSector(state, side);
    if (from === command) return null;
    return no('GEN-18.2', 'Only the extra order for your command sector {command} is left.', { command });
  }
  return no(limitRule(state, side), 'You have written all {limit} orders of this round.', {
    limit: sheet.length,
  });
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
      ? no('GEN-6.3', 'Your {arm} in {from} is routed and cannot receive an order.', {
          arm: armName(arm),
          from,
        })
      : no('GEN-6.2', 'You have no {arm} in {from}.', { arm: armName(arm), from });
  }
  let ordered = 0;
  for (const written of sheet) if (written.from === from && written.arm === arm) ordered++;
  if (ordered < units) return null;
  return no('GEN-6.3', 'All {units} of your {arm} in {from} have an order already.', {
    units,
    arm: armName(arm),
    from,
  });
}

const LEG_RULE = { I: 'GEN-6.4', C: 'GEN-6.5', A: 'GEN-6.6' } as const;

function refuseArrow(state: Frozen<State>, side: Side, { from, arm, path }: OrderAction): Refusal | null {
  const first = path[0];
  const second = path[1];
  if (first === 'building') return refuseBuilding(state, { from, arm });
  if (second !== undefined && arm !== 'C') {
    return no(LEG_RULE[arm], '{arm} gets an arrow of one leg; only Cavalry may ride two.', {
      arm: armName(arm),
    });
  }
  return (
    refuseLeg(side, arm, from, first) ?? (second === undefined ? null : refuseLeg(side, arm, first, second))
  );
}

function refuseLeg(side: Side, arm: Arm, from: Sector, to: Sector): Refusal | null {
  if (to === RESERVE[otherSide(side)]) return no('GEN-6.7', 'No leg may enter the enemy reserve.');
  if (!areAdjacent(from, to)) {
    return no(LEG_RULE[arm], 'Sector {to} is not next to {from}.', { from, to });
  }
  return null;
}

function refuseBuilding(
  state: Frozen<State>,
  { from, arm }: Pick<OrderAction, 'from' | 'arm'>,
): Refusal | null {
  if (arm !== 'I') return no('GEN-20.18', 'Only Infantry can attack a building.');
  return hasBuilding(state, from) ? null : no('GEN-20.18', 'There is no building in {from}.', { from });
}
