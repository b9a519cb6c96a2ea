// NAP-HID.2: Orders behind a screen are a draw from what is left of the known 17.
import type { Open, Random } from '@grognard/kernel';
import { ORDER_COLOURS, type OrderColour } from '../data/words.ts';
import { ALL_ORDERS, countOf, minus, NO_ORDERS, oneOrder, plus } from '../field/orders.ts';
import { purse } from '../field/purse.ts';
import type { Purse } from '../state.ts';
import type { BattleView, PlayerView } from '../view.ts';
import type { Orders, Player } from '../vocabulary.ts';

interface Hidden {
  readonly pouch: Purse;
  readonly screen: Purse;
  readonly spentHidden: Purse;
}

/** Tokens that lie in the open. */
function openOrders({ units }: Open<BattleView>, player: Player, { spentOpen }: Open<PlayerView>): Orders {
  return units.reduce<Orders>(
    (sum, { owner, orders }) => (owner === player ? plus(sum, orders) : sum),
    spentOpen,
  );
}

export function imagineOrders(view: Open<BattleView>, player: Player, random: Random): Hidden {
  const shown = view.players[player];
  const { pouch, screen, spentHidden } = shown;
  if (pouch.orders !== null && screen.orders !== null && spentHidden.orders !== null)
    return {
      pouch: purse(pouch.orders, player),
      screen: purse(screen.orders, player),
      spentHidden: purse(spentHidden.orders, player),
    };
  const unknown = minus(ALL_ORDERS, openOrders(view, player, shown));
  const tokens = ORDER_COLOURS.flatMap((colour) => Array<OrderColour>(countOf(unknown, colour)).fill(colour));
  const order = random.shuffle(tokens, 'NAP-HID.2 imagined Orders');
  const take = (count: number): Orders =>
    order.splice(0, count).reduce<Orders>((sum, colour) => plus(sum, oneOrder(colour)), NO_ORDERS);
  return {
    screen: purse(take(screen.count), player),
    spentHidden: purse(take(spentHidden.count), player),
    pouch: purse(take(pouch.count), player),
  };
}
