// NAP-HID.1: Orders whose colours only their owner knows; how many there are everybody may count.
// Also NAP-GEN.11.

import type { Purse } from '../state.ts';
import type { Orders, Player } from '../vocabulary.ts';
import { totalOf } from './orders.ts';

export const purse = (orders: Orders, owner: Player): Purse => ({
  knownTo: [owner],
  hidden: orders,
  count: totalOf(orders),
});
