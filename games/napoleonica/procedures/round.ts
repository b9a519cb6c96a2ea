// NAP-RND.1: Order phase, Reinforcement phase, Battle phase, End phase.
// Also NAP-BLK.3, NAP-FAQ.7, NAP-RUL.7, NAP-RUL.8.

import { type Secret, secret } from '@grognard/kernel';
import { escalationCard } from '../data/escalation-cards.ts';
import { CARDS_REVEALED } from '../data/reinforcement-cards.ts';
import { battleOf, changePlayer, changeUnit, leaderFirst } from '../field/battle.ts';
import { ALL_ORDERS, NO_ORDERS } from '../field/orders.ts';
import { purse } from '../field/purse.ts';
import {
  battlePhaseFrame,
  bidFrame,
  escalateFrame,
  type InTurnFrame,
  inTurnFrame,
  roundFrame,
} from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';
import { scoreRound } from '../scoring/score-round.ts';
import { byPlayer, PLAYERS } from '../vocabulary.ts';
import { drawForRound } from './draw-orders.ts';

const inTurn =
  (what: InTurnFrame['what']) =>
  (umpire: Table): void =>
    umpire.call(inTurnFrame.at('next', { what, turns: 0 }));

export const round = sequence(roundFrame, 'NAP-RND.1', {
  reveal,
  bid(umpire) {
    const { automaton } = battleOf(umpire.state).terms;
    umpire.call(
      bidFrame.ask(
        PLAYERS.filter((player) => player !== automaton),
        {},
      ),
    );
  },
  escalate: (umpire) => umpire.call(escalateFrame.at('draw', {})),
  lull(umpire) {
    const { escalation } = battleOf(umpire.state);
    if (escalation === null) return;
    if (escalationCard(escalation.card).faces[escalation.side].special === 'lull') inTurn('lull')(umpire);
  },
  draw: drawForRound,
  draft: inTurn('draft'),
  exchange: inTurn('exchange'),
  advance(umpire) {
    const battle = battleOf(umpire.state);
    battle.phase = 'reinforcement';
    battle.gained = [];
    inTurn('advance')(umpire);
  },
  cards: inTurn('cards'),
  regenerate(umpire) {
    const battle = battleOf(umpire.state);
    // NAP-REI.7: the card nobody took is discarded as well.
    battle.reinforcementDiscard = [...battle.reinforcementDiscard, ...battle.revealed];
    battle.revealed = [];
    inTurn('regenerate')(umpire);
  },
  reserves: inTurn('reserves'),
  fight(umpire) {
    const battle = battleOf(umpire.state);
    battle.phase = 'battle';
    const [player] = leaderFirst(battle);
    umpire.call(battlePhaseFrame.at('next', { player }));
  },
  score(umpire) {
    battleOf(umpire.state).phase = 'end';
    scoreRound(umpire);
  },
  return: returnAll,
  replenish: inTurn('replenish'),
});

/** NAP-ORD.1: three cards for all to see; the discards go back first when too few are left. */
function reveal(umpire: Table): void {
  const battle = battleOf(umpire.state);
  battle.phase = 'order';
  battle.round += 1;
  if (battle.reinforcementDeck.length < CARDS_REVEALED) {
    const all = [...battle.reinforcementDeck.map(({ hidden }) => hidden), ...battle.reinforcementDiscard];
    const order = umpire.random.shuffle(all, 'NAP-ORD.1 Reinforcement deck again');
    battle.reinforcementDeck = order.map((card): Secret<string> => secret(card));
    battle.reinforcementDiscard = [];
  }
  const shown = battle.reinforcementDeck.slice(0, CARDS_REVEALED);
  battle.revealed = shown.map((card) => umpire.reveal(card));
  battle.reinforcementDeck = battle.reinforcementDeck.slice(CARDS_REVEALED);
  umpire.emit({ type: 'roundBegan', rule: 'NAP-ORD.1', round: battle.round, revealed: battle.revealed });
}

/** NAP-END.2: every Order goes back to its pouch, Blanks to the supply. NAP-END.4: Fatigue stays. */
function returnAll(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const unused = byPlayer((player) => battle.players[player].screen.count);
  for (const player of PLAYERS)
    changePlayer(battle, player, {
      pouch: purse(ALL_ORDERS, player),
      screen: purse(NO_ORDERS, player),
      spentOpen: NO_ORDERS,
      spentHidden: purse(NO_ORDERS, player),
      passed: false,
    });
  for (const { id } of battle.units) changeUnit(battle, id, { orders: NO_ORDERS, blanks: 0 });
  battle.winter = null;
  umpire.emit({ type: 'ordersReturned', rule: 'NAP-END.2', unused });
}
