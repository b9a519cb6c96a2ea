// NAP-ACN.9, NAP-ORD: what the machine bids, which side it turns up, and which Orders it keeps.
import { escalationCard } from '../data/escalation-cards.ts';
import { deckOf, isDecoy, leadershipOf } from '../data/maneuver-cards.ts';
import { minus, ordersIn, totalOf } from '../field/orders.ts';
import { hasToken, isExhausted } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import type { Player } from '../vocabulary.ts';
import { cardPrice } from './card-price.ts';
import type { Desk } from './desk.ts';
import { drawWorth, heldWorth, ordersWorth } from './order-values.ts';
import { WEIGHTS } from './weights.ts';

/** Enemies do not bid a card at random: the good ones more often. */
function winChance({ battle, player, enemy }: Desk, leadership: number): number {
  const deck = deckOf(battle.players[enemy].faction);
  const holder = battle.leader ?? battle.tieHolder;
  let wins = 0;
  for (const card of deck) {
    const other = leadershipOf(card);
    if (leadership > other || (leadership === other && holder === player)) wins += 1;
  }
  const share = wins / deck.length;
  return share * share;
}

const COLOURS_WORTH = 2;

/** NAP-ORD.4: the winner's card is gone, the loser's comes back. */
export function likeBid(desk: Desk, { card, item }: ActionOf<'bid'>): number {
  const value = leadershipOf(card) + (item === undefined ? 0 : COLOURS_WORTH);
  const price = isDecoy(card) ? 0 : cardPrice(desk.battle, desk.player, card);
  return winChance(desk, value) * (WEIGHTS.leader - price) - (item === undefined ? 0 : 1);
}

/** Orders are worth most to whoever has fresh units for them. */
export function likeEscalation(desk: Desk, { side }: ActionOf<'escalate'>): number {
  const { battle, player, enemy } = desk;
  const drawn = battle.escalated.at(-1);
  if (drawn === undefined) return 0;
  const face = escalationCard(drawn).faces[side];
  const fresh = (who: Player): number =>
    battle.units.filter((unit) => unit.owner === who && unit.at >= 0 && !isExhausted(unit) && !hasToken(unit))
      .length;
  const [own, theirs] = [fresh(player), fresh(enemy)];
  const use = (units: number): number =>
    Math.min(face.orders, units) + 0.3 * Math.max(0, face.orders - units);
  return WEIGHTS.order * (use(own) - use(theirs)) + 0.3 * face.orders + 0.1 * face.cards;
}

/** NAP-ORD.9: the one least missed goes back. */
export function likeReturn({ battle, player, demand }: Desk, { colour }: ActionOf<'returnOrder'>): number {
  return -heldWorth(demand, battle.players[player].screen.hidden, colour);
}

/** NAP-ORD.10: what is kept, and what is drawn instead of the rest. */
export function likeExchange(
  { battle, player, demand }: Desk,
  { pay, discard }: ActionOf<'exchange'>,
): number {
  const { screen, pouch } = battle.players[player];
  const given = ordersIn(discard);
  const kept = minus(minus(screen.hidden, ordersIn(pay)), given);
  const drawn = Math.min(totalOf(given), pouch.count);
  return (
    ordersWorth(demand, kept) +
    drawn * drawWorth(demand, kept, pouch.hidden) * 0.85 -
    ordersWorth(demand, screen.hidden)
  );
}

export function likeCorruption(
  { battle, player, demand }: Desk,
  { colour }: ActionOf<'toCorruption'>,
): number {
  return WEIGHTS.corruption - heldWorth(demand, battle.players[player].screen.hidden, colour);
}
