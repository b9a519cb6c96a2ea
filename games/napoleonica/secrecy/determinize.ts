// A full state this seat cannot tell from the real one: everything it sees, and something possible where it sees nothing.
import { type Frame, type Open, type Random, type Seat, type Secret, secret } from '@grognard/kernel';
import { canLayInAttack, canLayInDefence } from '../attack/cards.ts';
import { ESCALATION_CARDS } from '../data/escalation-cards.ts';
import { REINFORCEMENT_DECK } from '../data/reinforcement-cards.ts';
import type { CardId } from '../data/words.ts';
import { asPlayer } from '../rule-types.ts';
import type { Battle, PlayerState, State } from '../state.ts';
import type { BattleView, View } from '../view.ts';
import { byPlayer, type Player } from '../vocabulary.ts';
import { imagineCards } from './imagine-cards.ts';
import { imagineDrafts, type Scope } from './imagine-drafts.ts';
import { imagineOrders } from './imagine-orders.ts';

export const determinizeIn =
  (scope: Scope) =>
  (view: Open<View>, seat: Seat, random: Random): State => {
    const state: State = {
      frames: view.frames.map((frame): Frame => ({ ...frame })),
      draws: 0,
      battle: view.battle === null ? null : imagineBattle(view.battle, asPlayer(seat), random),
      series: view.series,
      campaign: view.campaign,
      result: view.result,
    };
    imagineDrafts(scope, state, view.draft, asPlayer(seat), random);
    return state;
  };

function imagineBattle(view: Open<BattleView>, viewer: Player, random: Random): Battle {
  const { reinforcementDeck, escalationDeck, players: _players, units, ...open } = view;
  return {
    ...open,
    units: units.slice(),
    players: byPlayer((player) => imaginePlayer(view, player, viewer, random)),
    reinforcementDeck: unseen(
      REINFORCEMENT_DECK,
      [...view.reinforcementDiscard, ...view.revealed],
      reinforcementDeck,
      random,
    ),
    escalationDeck: unseen(
      ESCALATION_CARDS.map(({ id }) => id),
      view.escalated,
      escalationDeck,
      random,
    ),
  };
}

/** So many cards of those that have not been seen, in any order. */
function unseen(
  all: readonly string[],
  seen: readonly string[],
  count: number,
  random: Random,
): readonly Secret<string>[] {
  const left = [...all];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return random
    .shuffle(left, 'NAP-HID.2 imagined deck')
    .slice(0, count)
    .map((card) => secret(card));
}

function imaginePlayer(view: Open<BattleView>, player: Player, viewer: Player, random: Random): PlayerState {
  const { seen: _seen, ...shown } = view.players[player];
  const whose = {
    player,
    isViewer: player === viewer,
    isAutomaton: view.terms.automaton === player,
    fits: layable(view, player),
  };
  return {
    ...shown,
    ...imagineOrders(view, player, random),
    ...imagineCards(view.players[player], whose, random),
  };
}

/** NAP-ATK.8, NAP-ATK.9: what a card laid face down may be. */
function layable({ attacks, units }: Open<BattleView>, player: Player): (card: CardId) => boolean {
  const attack = attacks.at(-1);
  if (attack === undefined) return () => false;
  const fits = units[attack.attacker]?.owner === player ? canLayInAttack : canLayInDefence;
  return (card) => fits(card, attack.kind);
}
