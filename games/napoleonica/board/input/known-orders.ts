// NAP-HID.1: what anybody can count: the Orders of a player that nobody has seen this round are in pouch or hand.
import { ALL_ORDERS, minus, plus } from '../../field/orders.ts';
import type { BattleView } from '../../view.ts';
import type { Orders, Player } from '../../vocabulary.ts';

/** All Orders less those spent openly and those that lie on units. */
export function unseenOrders({ players, units }: BattleView, player: Player): Orders {
  const onUnits = units.filter(({ owner }) => owner === player).map(({ orders }) => orders);
  return minus(ALL_ORDERS, onUnits.reduce(plus, players[player].spentOpen));
}
