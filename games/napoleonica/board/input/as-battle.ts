// The battle as far as it can be seen, for rules that ask about the field alone; what is hidden is left out.
import { laidCard } from '../../field/laid-card.ts';
import { NO_ORDERS } from '../../field/orders.ts';
import { purse } from '../../field/purse.ts';
import type { Battle, PlayerState } from '../../state.ts';
import type { BattleView } from '../../view.ts';
import { byPlayer, type Player } from '../../vocabulary.ts';

/** A card that is turned up, or one's own. */
function laidAsKnown({ players }: BattleView, player: Player): PlayerState['laid'] {
  const card = players[player].laid?.card ?? null;
  return card === null ? null : laidCard(card, false, player);
}

export const asBattle = (view: BattleView): Battle => ({
  ...view,
  units: [...view.units],
  reinforcementDeck: [],
  escalationDeck: [],
  players: byPlayer((player) => ({
    ...view.players[player],
    pouch: purse(NO_ORDERS, player),
    screen: purse(NO_ORDERS, player),
    spentHidden: purse(NO_ORDERS, player),
    deck: [],
    hand: [],
    laid: laidAsKnown(view, player),
  })),
});
