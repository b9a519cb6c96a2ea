// GEN-18.3: every written order is tested on its way from the command sector.

import type { Table } from '../rule-types.ts';
import type { Side } from '../vocabulary.ts';
import { courierNeeds } from './command.ts';
import { setSheet, sheetOf } from './orders.ts';

/** As many dice as the side could have written orders, bonus included, so that their number betrays nothing (GEN-R.102). */
export function sendCouriers(umpire: Table, side: Side): void {
  const { state, random } = umpire;
  const dice: number[] = [];
  for (let n = 1; n <= state.allotment[side] + 1; n++)
    dice.push(random.die(6, `GEN-18.3 courier ${side} ${n}`));
  const sheet = sheetOf(state, side).map((order, index) => {
    const die = dice[index] ?? 0;
    return { ...order, courier: { die, arrived: die >= courierNeeds(state, side, order.from) } };
  });
  setSheet(state, side, sheet);
  umpire.emit({
    type: 'couriersSent',
    rule: 'GEN-18.3',
    seenBy: side,
    side,
    dice: sheet.map((order) => order.courier.die),
    lost: sheet.flatMap((order, index) => (order.courier.arrived ? [] : [index])),
  });
}
