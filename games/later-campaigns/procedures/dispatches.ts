// NLC-M.2, NLC-M.3: the Command Phase of several players. No compliance, no local decision, no confidence: orders are sent as
// messages, messages arrive, and every player sets the orders of his own formations.

import { dispatchesFrame, ordersFrame } from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';
import { seatsIn } from '../seats/seating.ts';
import { deliverAll } from '../staff/messages.ts';
import { breakOrders, putOwnInForce } from '../staff/own-orders.ts';
import { meetHqs } from '../staff/sending.ts';
import { rollForMarches } from '../turn/hidden-marches.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';
import { failAtNight, judgeSuccess, startDated } from './command.ts';

/** All at once, and nobody sees what another writes. */
const askAll = (table: Table, what: 'send' | 'own'): void =>
  table.call(ordersFrame.ask(seatsIn(table.state), { what, body: NOBODY, from: NOWHERE }));

export const dispatches = sequence(dispatchesFrame, 'NLC-M.2', {
  dated(table) {
    meetHqs(table.state);
    startDated(table);
  },
  night: (table) => failAtNight(table),
  success: (table) => judgeSuccess(table),
  send: (table) => askAll(table, 'send'),
  deliver(table) {
    rollForMarches(table);
    deliverAll(table);
  },
  own: (table) => askAll(table, 'own'),
  breaking: (table) => breakOrders(table),
  setting: (table) => putOwnInForce(table),
});
