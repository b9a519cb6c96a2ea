// Section 6: both sides write their sheets in secret.
import { planningFrame, writeOrdersFrame } from '../frames.ts';
import { writtenLimit } from '../orders/command.ts';
import { muster } from '../orders/mustering.ts';
import { setSheet } from '../orders/orders.ts';
import { sendCouriers } from '../orders/send-couriers.ts';
import { sequence } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';

export const planning = sequence(planningFrame, 'GEN-6.1', {
  /** GEN-18.1, GEN-R.101: each side rolls its own die in the open. */
  orderDice(umpire) {
    const { state, random } = umpire;
    if (!state.options.orderDie) return;
    const white = random.die(6, 'GEN-18.1 order die white');
    const black = random.die(6, 'GEN-18.1 order die black');
    state.orderDice = { white, black };
    umpire.emit({ type: 'orderDiceRolled', rule: 'GEN-18.1', dice: { white, black } });
  },
  write(umpire) {
    const { state } = umpire;
    state.allotment = { white: writtenLimit(state, 'white'), black: writtenLimit(state, 'black') };
    state.mustered = muster(state);
    state.activity = [];
    for (const side of SIDES) setSheet(state, side, []);
    umpire.call(writeOrdersFrame.ask(SIDES, {}));
  },
  couriers(umpire) {
    if (!umpire.state.options.couriers) return;
    for (const side of SIDES) sendCouriers(umpire, side);
  },
});
