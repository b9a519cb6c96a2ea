// NAP-ORD.8, NAP-ORD.9, NAP-EDK.3, NAP-AUT.5: Orders drawn for the round, those of Draft on top.
// Also NAP-ABL.9, NAP-RUL.14.
import type { Frozen } from '@grognard/kernel';
import { escalationCard } from '../data/escalation-cards.ts';
import { ORDER_COLOURS } from '../data/words.ts';
import { battleOf, leaderFirst } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import { countOf, oneOrder } from '../field/orders.ts';
import { drawOrders, payHidden } from '../field/pouch.ts';
import { profileOf } from '../field/profile.ts';
import { isAlive, isOnField } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';

/** The round's number, with Heroism for the Leader and what a Semaphore Line adds in round 1. */
export function ordersOfRound(battle: Frozen<Battle>, player: Player): number {
  const { escalation, leader, round, terms } = battle;
  if (escalation === null) return 0;
  const { orders, special } = escalationCard(escalation.card).faces[escalation.side];
  const heroism = special === 'heroism' && leader === player ? 1 : 0;
  return orders + heroism + (round === 1 ? terms.firstOrders[player] : 0);
}

/** NAP-ORD.9: all Draft values of units on the field. */
export const draftOf = ({ units }: Frozen<Battle>, player: Player): number =>
  units.reduce(
    (sum, unit) => (unit.owner === player && isOnField(unit) ? sum + profileOf(unit).draft : sum),
    0,
  );

/** NAP-ORD.9: what was drawn beyond the round's number goes back. */
export function draftToReturn(battle: Frozen<Battle>, player: Player): number {
  if (battle.terms.automaton === player) return 0;
  const drawn = battle.players[player].screen.count;
  return Math.max(0, drawn - ordersOfRound(battle, player));
}

export function drawForRound(umpire: Table): void {
  const battle = battleOf(umpire.state);
  for (const player of leaderFirst(battle)) {
    const draft = draftOf(battle, player);
    const isAutomaton = battle.terms.automaton === player;
    const more = isAutomaton ? Math.ceil(draft / 2) : draft;
    drawOrders(umpire, player, ordersOfRound(battle, player) + more, 'NAP-ORD.8');
    if (isAutomaton) burnUseless(umpire, player);
  }
}

/** NAP-AUT.5: each Order that matches no living unit, in reserve or not, becomes Corruption; purple always matches. */
function burnUseless(umpire: Table, player: Player): void {
  const battle = battleOf(umpire.state);
  const wanted = new Set<string>(['P']);
  for (const unit of battle.units)
    if (unit.owner === player && isAlive(unit))
      for (const colour of profileOf(unit).card.activation.colours) wanted.add(colour);
  for (const colour of ORDER_COLOURS) {
    if (wanted.has(colour)) continue;
    const useless = countOf(battle.players[player].screen.hidden, colour);
    for (let i = 0; i < useless; i++) {
      payHidden(umpire, player, oneOrder(colour));
      gainCorruption(umpire, player, 1, 'NAP-AUT.5');
    }
  }
}
