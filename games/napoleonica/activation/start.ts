// NAP-ACT.1 to NAP-ACT.3, NAP-ACT.6, NAP-BLK.2: a unit is chosen, its token placed, and it tires if it carried one already.
// Also NAP-ACT.9, NAP-FAT.3, NAP-FAT.8, NAP-BLK.1, NAP-RUL.17, NAP-RUL.19, NAP-RUL.86.

import type { Frozen, RuleId } from '@grognard/kernel';
import { battleOf, changePlayer, changeUnit, unitOf } from '../field/battle.ts';
import { tire } from '../field/fatigue.ts';
import { minus, plus } from '../field/orders.ts';
import { purse } from '../field/purse.ts';
import { hasToken, readiness } from '../field/units.ts';
import { activationFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Activation, Battle, Grant } from '../state.ts';
import type { Orders, Player, UnitId } from '../vocabulary.ts';
import { FULL } from './grants.ts';

export const freshActivation = (battle: Frozen<Battle>, id: UnitId, grant: Grant): Activation => {
  const unit = unitOf(battle, id);
  return {
    unit: id,
    carried: hasToken(unit),
    restOnly: readiness(unit) === 'restOnly',
    grant,
    used: [],
    moved: 0,
    meleeMade: false,
    frenzied: false,
    persecuted: false,
    regrouped: [],
    over: false,
    deactivated: false,
  };
};

/** Paid with Orders, which lie on the unit until the End phase (NAP-ACT.2). */
export function activateWithOrders(umpire: Table, player: Player, id: UnitId, pay: Orders): void {
  const battle = battleOf(umpire.state);
  const unit = unitOf(battle, id);
  battle.activation = freshActivation(battle, id, FULL);
  const { screen } = battle.players[player];
  changePlayer(battle, player, { screen: purse(minus(screen.hidden, pay), player) });
  changeUnit(battle, id, { orders: plus(unit.orders, pay) });
  umpire.emit({ type: 'unitActivated', rule: 'NAP-ACT.1', unit: id, orders: pay, card: null });
  tireAgain(umpire, id, 'NAP-ACT.3');
  umpire.call(activationFrame.at('substitute', { player }));
}

/** By a card: with a Blank if it says so, else without a token. */
export function activateByCard(
  umpire: Table,
  player: Player,
  id: UnitId,
  grant: Grant,
  token: 'blank' | 'none',
): void {
  const battle = battleOf(umpire.state);
  battle.activation = freshActivation(battle, id, grant);
  umpire.emit({ type: 'unitActivated', rule: 'NAP-ACT.6', unit: id, orders: null, card: grant.card });
  if (token === 'blank') {
    changeUnit(battle, id, { blanks: unitOf(battle, id).blanks + 1 });
    tireAgain(umpire, id, 'NAP-BLK.2');
  }
  umpire.call(activationFrame.at('deactivate', { player }));
}

function tireAgain(umpire: Table, id: UnitId, rule: RuleId): void {
  if (battleOf(umpire.state).activation?.carried === true) tire(umpire, id, rule);
}
