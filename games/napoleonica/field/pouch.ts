// NAP-CMP.4 to NAP-CMP.6, NAP-ORD.8, NAP-BAT.10: Orders travel between pouch, screen, spent area and units.

import type { RuleId } from '@grognard/kernel';
import { ORDER_COLOURS, type OrderColour } from '../data/words.ts';
import type { Table } from '../rule-types.ts';
import type { Orders, Player } from '../vocabulary.ts';
import { battleOf, changePlayer } from './battle.ts';
import { countOf, minus, NO_ORDERS, oneOrder, plus, totalOf } from './orders.ts';
import { purse } from './purse.ts';

/** So many at random, as far as the pouch goes, behind the screen. Gives how many. */
export function drawOrders(umpire: Table, player: Player, count: number, rule: RuleId): number {
  const battle = battleOf(umpire.state);
  let pouch = battle.players[player].pouch.hidden;
  let drawn = NO_ORDERS;
  for (let i = 0; i < count && totalOf(pouch) > 0; i++) {
    const one = orderAt(pouch, umpire.random.die(totalOf(pouch), `${rule} Order of ${player}`));
    pouch = minus(pouch, oneOrder(one));
    drawn = plus(drawn, oneOrder(one));
  }
  const screen = plus(battle.players[player].screen.hidden, drawn);
  changePlayer(battle, player, { pouch: purse(pouch, player), screen: purse(screen, player) });
  const total = totalOf(drawn);
  if (total > 0)
    umpire.emit({ type: 'ordersDrawn', rule, player, count: total, orders: drawn, ownerSees: player });
  return total;
}

function orderAt(pouch: Orders, place: number): OrderColour {
  let left = place;
  for (const colour of ORDER_COLOURS) {
    left -= countOf(pouch, colour);
    if (left <= 0) return colour;
  }
  return 'P';
}

/** NAP-BAT.6, F01, RC07, NAP-HID.5: an Order of a chosen colour, for all to see. */
export function takeOrder(umpire: Table, player: Player, colour: OrderColour, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const { pouch, screen } = battle.players[player];
  changePlayer(battle, player, {
    pouch: purse(minus(pouch.hidden, oneOrder(colour)), player),
    screen: purse(plus(screen.hidden, oneOrder(colour)), player),
  });
  umpire.emit({ type: 'orderTaken', rule, player, colour });
}

/** NAP-BAT.10: paid in the Battle phase, for all to see. */
export function payOpenly(umpire: Table, player: Player, orders: Orders, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const { screen, spentOpen } = battle.players[player];
  changePlayer(battle, player, {
    screen: purse(minus(screen.hidden, orders), player),
    spentOpen: plus(spentOpen, orders),
  });
  umpire.emit({ type: 'ordersPaid', rule, player, orders });
}

/** NAP-ORD.10, NAP-ORD.11: face down until the End phase. */
export function payHidden({ state }: Table, player: Player, orders: Orders): void {
  const battle = battleOf(state);
  const { screen, spentHidden } = battle.players[player];
  changePlayer(battle, player, {
    screen: purse(minus(screen.hidden, orders), player),
    spentHidden: purse(plus(spentHidden.hidden, orders), player),
  });
}

/** NAP-ORD.9: back into the pouch. */
export function returnOrders({ state }: Table, player: Player, orders: Orders): void {
  const battle = battleOf(state);
  const { screen, pouch } = battle.players[player];
  changePlayer(battle, player, {
    screen: purse(minus(screen.hidden, orders), player),
    pouch: purse(plus(pouch.hidden, orders), player),
  });
}
