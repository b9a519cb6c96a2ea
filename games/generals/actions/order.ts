// GEN-6.1 to 6.7: write one order: a sector, a unit type there, and an arrow.

import { hasBuilding } from '../field/terrain.ts';
import { anyAt } from '../field/units.ts';
import type { PlanningFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { arrows, buildingArrow, vainArrows } from '../orders/arrows.ts';
import { mustered } from '../orders/mustering.ts';
import { setSheet, sheetOf } from '../orders/orders.ts';
import { hasOrderLeft, ordersFor, refuseArrow, refuseGroup } from '../orders/refuse-writing.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { ARMS, SECTORS } from '../vocabulary.ts';

type OrderAction = ActionOf<'order'>;

export const order: Rule<PlanningFrame, 'order'> = {
  type: 'order',
  rule: 'GEN-6.2',
  candidates(state, _frame, seat) {
    const side = asSide(seat);
    const sheet = sheetOf(state, side);
    const all: OrderAction[] = [];
    for (const from of SECTORS) {
      if (!hasOrderLeft(state, side, sheet, from)) continue;
      for (const arm of ARMS) {
        if (ordersFor(sheet, from, arm) >= mustered(state, side, arm, from)) continue;
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
