// NLC-12.7b, NLC-M.2: an order comes into force because its recipient complies with it, or has set it himself.
import { leaderSheet, patchBody } from '../changes/bodies.ts';
import { isDivisional } from '../movement/stops.ts';
import { putInForce } from '../orders/in-force.ts';
import { liftByOrder } from '../orders/operations-morale.ts';
import type { Table } from '../rule-types.ts';
import { payForGuardCavalry } from '../specials/guard-cavalry.ts';
import type { Order, State } from '../state.ts';

/** NLC-20.9a, NLC-A.5: what it means to obey. */
export function comply(table: Table, order: Order): void {
  liftByOrder(table.state, order);
  payForGuardCavalry(table.state, order.recipient);
  if (isDivisional(table.state, order.recipient)) noteIssuer(table.state, order);
  putInForce(table, order);
}

/** NLC-12.13f: what its corps commander ordered the owner may end, not what came from above him. */
function noteIssuer(state: State, { recipient, sender }: Order): void {
  if (typeof sender !== 'number') return;
  const { role } = leaderSheet(state, sender);
  patchBody(state, recipient, { endable: role === 'formation' });
}
