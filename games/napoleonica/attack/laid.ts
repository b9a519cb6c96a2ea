// NAP-ATK.7, NAP-ATK.13, NAP-BAT.11: cards are laid face down, turned up, and discarded; the Decoy goes back to its owner.
// Also NAP-BAT.12, NAP-FAQ.10, NAP-CRD.6, NAP-RUL.63, NAP-RUL.64.
import type { CardId } from '../data/words.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { discard, takeFromHand, wasSeenInHand } from '../field/hand.ts';
import { EVERYBODY, laidCard, shownTo } from '../field/laid-card.ts';
import { drawTop } from '../procedures/automaton-cards.ts';
import type { Table } from '../rule-types.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';
import { attackOf, changeAttack } from './record.ts';
import { attackingPlayer } from './sides.ts';

/** NAP-AUT.12: the automaton lays the top card of its deck, unseen by anybody. */
export const TOP: CardId = 'top';

export function layCard(umpire: Table, player: Player, card: CardId | null): void {
  const battle = battleOf(umpire.state);
  umpire.emit({ type: 'cardLaid', rule: 'NAP-ATK.7', player, isLaid: card !== null });
  // NAP-AUT.12: only its first attack of a turn gets a card, whether or not one could be laid in it.
  const isFirst = battle.terms.automaton === player && attackingPlayer(battle) === player;
  if (battle.turn !== null && (isFirst || card === TOP)) battle.turn = { ...battle.turn, topLaid: true };
  if (card === null) return;
  if (card === TOP) changePlayer(battle, player, { laid: { ...drawTop(umpire, player), wasSeen: false } });
  else {
    const wasSeen = wasSeenInHand(battle, player, card);
    takeFromHand(battle, player, card);
    changePlayer(battle, player, { laid: laidCard(card, wasSeen, player) });
  }
  useCard(umpire, player);
  changeAttack(battle, player === attackingPlayer(battle) ? { attackerLaid: true } : { defenderLaid: true });
}

/** NAP-BAT.11: one card per player and basic action. */
export function useCard({ state }: Table, player: Player): void {
  const battle = battleOf(state);
  if (battle.action === null) return;
  const { A, B } = battle.action.carded;
  battle.action = { carded: player === 'A' ? { A: true, B } : { A, B: true } };
}

/** AR2: one more player knows what lies there. */
export function showLaid(umpire: Table, owner: Player, spy: Player): void {
  const battle = battleOf(umpire.state);
  const { laid } = battle.players[owner];
  if (laid === null) return;
  umpire.reveal(laid, [spy]);
  changePlayer(battle, owner, { laid: shownTo(laid, owner, spy) });
}

export function turnUp(umpire: Table, player: Player): CardId | null {
  const battle = battleOf(umpire.state);
  const { laid } = battle.players[player];
  if (laid === null) return null;
  const card = umpire.reveal(laid);
  changePlayer(battle, player, { laid: shownTo(laid, ...EVERYBODY) });
  return card;
}

/** Those of the attack in progress. */
export function discardLaid(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const { attackerLaid, defenderLaid } = attackOf(battle);
  const attacker = attackingPlayer(battle);
  for (const player of PLAYERS) {
    const { laid } = battle.players[player];
    if (laid === null || !(player === attacker ? attackerLaid : defenderLaid)) continue;
    changePlayer(battle, player, { laid: null });
    discard(umpire, player, laid.hidden, 'NAP-ATK.13');
  }
}
