// A battle begins on its terms (NAP-STEP-SET.4): armies stand beside the field, nothing is shuffled yet.

import { ALL_ORDERS, NO_ORDERS } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { purse } from '../field/purse.ts';
import { EMPTY_TABLET } from '../field/tablet.ts';
import { battleFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Battle, PlayerState, Unit } from '../state.ts';
import type { BattleTerms, Fielded } from '../terms.ts';
import { byPlayer, PLAYERS, type Player, RESERVE } from '../vocabulary.ts';

export function beginBattle(umpire: Table, terms: BattleTerms): void {
  umpire.state.battle = battleOn(terms);
  const { name, sideOf } = terms;
  const armies = byPlayer((player) => ({
    faction: terms.armies[player].faction,
    units: terms.armies[player].units.map(({ type }) => type),
  }));
  umpire.emit({ type: 'battleBegan', rule: 'NAP-SET.3', name, sideOf, armies });
  umpire.call(battleFrame.at('tiles', {}));
}

export function battleOn(terms: BattleTerms): Battle {
  const units = PLAYERS.flatMap((owner) => terms.armies[owner].units.map((unit) => ({ owner, unit })));
  return {
    terms,
    ground: terms.ground,
    sideOf: terms.sideOf,
    phase: 'setup',
    round: 0,
    leader: null,
    tieHolder: null,
    reinforcementDeck: [],
    reinforcementDiscard: [],
    revealed: [],
    escalationDeck: [],
    escalation: null,
    escalated: [],
    players: byPlayer((player) => playerState(terms, player)),
    units: units.map(({ owner, unit }, id) => fresh(id, owner, unit)),
    turn: null,
    action: null,
    activation: null,
    attacks: [],
    gained: [],
    winter: null,
    tied: false,
    mourning: [],
    usedLoot: [],
    legends: { A: 0, B: 0 },
    scores: [],
    result: null,
  };
}

/** NAP-SET.4, NAP-SET.8 */
const playerState = (terms: BattleTerms, player: Player): PlayerState => ({
  faction: terms.armies[player].faction,
  pouch: purse(ALL_ORDERS, player),
  screen: purse(NO_ORDERS, player),
  spentOpen: NO_ORDERS,
  spentHidden: purse(NO_ORDERS, player),
  deck: [],
  hand: [],
  discard: [],
  laid: null,
  tablet: EMPTY_TABLET,
  corruption: terms.corruption[player],
  vp: terms.vp[player],
  passed: false,
});

const fresh = (id: number, owner: Player, fielded: Fielded): Unit => ({
  id,
  owner,
  type: fielded.type,
  at: RESERVE,
  models: profileOf(fielded).card.size,
  fatigue: fielded.fatigue,
  orders: NO_ORDERS,
  blanks: 0,
  grenade: false,
  detachment: fielded.detachment,
  improvement: fielded.improvement,
  items: fielded.items,
  onceUsed: [],
});
