// NAP-BAT.2: the machine's turn: whom to activate, which card to play, when to stop.
import { ORDER_COLOURS } from '../data/words.ts';
import { countOf, minus, ordersIn } from '../field/orders.ts';
import type { ActionOf, OrderLetters } from '../grammar.ts';
import { actionCardWorth } from './action-card-worth.ts';
import { orderedWorth } from './activating.ts';
import { cardPrice } from './card-price.ts';
import type { Desk } from './desk.ts';
import { drawWorth, ordersWorth, orderWorth } from './order-values.ts';
import { pointsGain } from './reinforcing.ts';
import { WEIGHTS } from './weights.ts';
import { fallWorth, modelWorth, tirednessOf, tiring } from './worth.ts';

/** Purple first if nothing else will do. */
const PRICE: { readonly [colour: string]: number } = { G: 0.2, B: 0.4, R: 0.6, P: 1.5 };
const priceOf = (pay: OrderLetters): number =>
  [...pay].reduce((sum, colour) => sum + (PRICE[colour] ?? 0), 0);

export const likeActivation = (desk: Desk, { unit, pay }: ActionOf<'activate'>): number =>
  orderedWorth(desk, desk.unit(unit)) - priceOf(pay);

export const likePlay = (desk: Desk, { card }: ActionOf<'play'>): number =>
  actionCardWorth(desk, card) - cardPrice(desk.battle, desk.player, card);

/** As long as something is behind the screen or in hand, a turn is ended rather than the round. */
export const likeEnd = ({ battle, player }: Desk): number =>
  battle.players[player].screen.count > 0 ? 0.2 : -0.2;

/** NAP-BAT.6, NAP-BAT.7: Orders that are of no use for one that is. */
export function likeTaking(
  { battle, player, demand }: Desk,
  action: ActionOf<'takeChosen' | 'takeRandom'>,
): number {
  const { screen, pouch } = battle.players[player];
  const kept = minus(screen.hidden, ordersIn(action.pay));
  const gained =
    action.type === 'takeChosen'
      ? orderWorth(demand, kept, action.colour)
      : drawWorth(demand, kept, pouch.hidden) * 0.8;
  const wasted = ordersWorth(demand, kept) + gained - ordersWorth(demand, screen.hidden);
  const isIdle = ORDER_COLOURS.every((colour) => countOf(screen.hidden, colour) === 0 || colour !== 'P');
  return isIdle ? wasted - 0.5 : wasted - 2;
}

const PLAN_ORDERS = 2;
const FOX_POINTS = 3;
const PACT_CORRUPTION = 3;
const CHILL = 3;

export function likeFree({ battle, player, demand }: Desk, { ability }: ActionOf<'free'>): number {
  const { screen, pouch } = battle.players[player];
  const draw = drawWorth(demand, screen.hidden, pouch.hidden);
  const isLate = battle.escalationDeck.length === 0;
  switch (ability) {
    case 'grandPlan':
      return PLAN_ORDERS * draw - (isLate ? 0 : WEIGHTS.order);
    case 'oldFox':
      return pointsGain(battle, player, FOX_POINTS, null) - (isLate ? 0 : 2 * WEIGHTS.order);
    case 'darkPact':
      return draw - PACT_CORRUPTION * WEIGHTS.corruption;
  }
}

/** NAP-TRN.17 */
export function likeItem(desk: Desk, { item, unit }: ActionOf<'item'>): number {
  const named = unit === undefined ? null : desk.unit(unit);
  switch (item) {
    case 'AR3':
      return named === null ? 0 : tirednessOf(named, named.fatigue) - 4;
    case 'AR5':
      return likeFree(desk, { type: 'free', ability: 'grandPlan', unit: 0 });
    case 'RL1':
      return named === null ? 0 : modelWorth(named);
    case 'RL2':
      return named === null ? 0 : tiring(named);
    case 'RL4':
      return CHILL;
    case 'RL5':
      return fallWorth(desk.battle, desk.own()[0] ?? desk.unit(0));
    case 'none':
      return 0;
    default:
      return 1;
  }
}
