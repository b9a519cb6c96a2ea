// NAP-ORD.2 to NAP-ORD.7: who leads, and what he chooses.
import type { Named } from '../contract.ts';
import { PLAYERS, type Player } from './shape.ts';
import { cardOf } from './tables/cards.ts';
import { named, owe, playerIn, takeKnown, takeTop, type Walk } from './walk.ts';

/** NAP-ORD.2 to NAP-ORD.5 */
export function bidsRevealed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const cards = event['cards'] as { A: string; B: string };
  const values = event['values'] as { A: number; B: number };
  for (const player of PLAYERS) {
    const worth = cardOf(cards[player]).lead;
    const isRaised = values[player] === worth + 2;
    if (!isRaised) judge.check('bids', 'NAP-ORD.2', `bid of ${player}`, worth, values[player]);
    const isKnown = battle.terms.automaton === player || cards[player] === 'decoy';
    const isHeld = battle.players[player].hand.some(({ card }) => card === cards[player]);
    judge.must('bids', 'NAP-ORD.2', `${cards[player]} of ${player}`, isKnown || isHeld);
    if (battle.terms.automaton !== player) continue;
    const top = takeTop(walk, player);
    if (top === '') takeKnown(walk, player, cards[player]);
    else judge.check('bids', 'NAP-AUT.3', `bid of ${player}`, top, cards[player]);
  }
  const leader = playerIn(event, 'leader');
  const holder = battle.leader ?? battle.tieHolder;
  const isHorn = walk.moment.action.type === 'item' || walk.last?.type === 'itemUsed';
  const isFavoured = battle.terms.firstHolder !== null && !battle.tied;
  const kept = isFavoured ? battle.terms.firstHolder : holder;
  const winner = values.A === values.B ? kept : values.A > values.B ? 'A' : 'B';
  if (values.A === values.B) battle.tied = true;
  if (!isHorn) judge.check('bids', 'NAP-ORD.3', 'Leader', winner, leader);
  battle.leader = leader;
  for (const player of PLAYERS) {
    const held = battle.players[player].hand.find(({ card, seen }) => card === cards[player] && !seen);
    if (held !== undefined) held.seen = true;
  }
  if (cards[leader] !== 'decoy' && battle.terms.automaton !== leader) oweDiscard(walk, leader, cards[leader]);
}

const oweDiscard = (walk: Walk, player: Player, card: string): void =>
  owe(walk, {
    rule: 'NAP-ORD.4',
    what: `${card} of ${player} is discarded`,
    isMet: (event) => event.type === 'cardDiscarded' && event['player'] === player && event['card'] === card,
  });

/** NAP-ORD.4, NAP-ATK.13, NAP-CRD.2, NAP-CRD.7 */
export function cardDiscarded(walk: Walk, event: Named): void {
  const { battle } = walk;
  const [player, card] = [playerIn(event), named(event, 'card')];
  const holding = battle.players[player];
  if (holding.laid?.card === card && event['rule'] === 'NAP-ATK.13') holding.laid = null;
  else {
    const place = holding.hand.findIndex((held) => held.card === card);
    if (place >= 0 && !['NAP-CRD.2', 'NAP-AUT.1'].includes(named(event, 'rule')))
      holding.hand.splice(place, 1);
  }
  holding.discard.push(card);
}

export function escalationDrawn(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const card = battle.escalationDeck.shift();
  judge.check('rounds', 'NAP-ORD.6', 'Escalation card', card, event['card']);
  judge.check('rounds', 'NAP-ORD.7', 'last card', battle.escalationDeck.length === 0, event['isLast']);
  battle.escalated.push(named(event, 'card'));
}

export function sideChosen(walk: Walk, event: Named): void {
  walk.battle.escalation = { card: named(event, 'card'), side: event['side'] === 'B' ? 'B' : 'A' };
}
