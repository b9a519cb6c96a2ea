// What Orders of each colour are worth to a player: as many as he has units for, then less.
import type { Frozen } from '@grognard/kernel';
import { ORDER_COLOURS, type OrderColour } from '../data/words.ts';
import { countOf, minus, oneOrder, plus, totalOf } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { hasToken, readiness } from '../field/units.ts';
import type { Battle } from '../state.ts';
import type { Orders, Player } from '../vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** Beyond one for each unit: a second activation tires. */
const SPARE = 0.3;
const PURPLE = 1.3;
/** A unit is worth more Orders than another. */
const USUAL_COST = 30;

/** How much of each colour there is use for, unit by unit, the most useful first. */
export type Demand = { readonly [colour in OrderColour]: readonly number[] };

export function demandOf({ units }: Frozen<Battle>, player: Player): Demand {
  const demand: { [colour in OrderColour]: number[] } = { G: [], B: [], R: [], P: [] };
  for (const unit of units) {
    if (unit.owner !== player || unit.at < 0 || hasToken(unit) || readiness(unit) === 'no') continue;
    const { card } = profileOf(unit);
    const { colours, needs } = card.activation;
    const share = needs === 'any' ? 1 / colours.length : 0.8;
    for (const colour of colours) demand[colour].push((share * card.cost) / USUAL_COST);
  }
  for (const colour of ORDER_COLOURS) demand[colour].sort((a, b) => b - a);
  return demand;
}

/** One Order of a colour more, with so many of it already. */
const nextWorth = (demand: Demand, colour: OrderColour, held: number): number =>
  colour === 'P' ? PURPLE : Math.max(SPARE, demand[colour][held] ?? 0);

/** In Development Points. */
export function ordersWorth(demand: Demand, orders: Orders): number {
  let sum = 0;
  for (const colour of ORDER_COLOURS)
    for (let held = 0; held < countOf(orders, colour); held += 1) sum += nextWorth(demand, colour, held);
  return sum * WEIGHTS.order;
}

export const orderWorth = (demand: Demand, held: Orders, colour: OrderColour): number =>
  ordersWorth(demand, plus(held, oneOrder(colour))) - ordersWorth(demand, held);

/** What one of those held is worth: the last of its colour. */
export const heldWorth = (demand: Demand, held: Orders, colour: OrderColour): number =>
  ordersWorth(demand, held) - ordersWorth(demand, minus(held, oneOrder(colour)));

/** One drawn blind. */
export function drawWorth(demand: Demand, held: Orders, pouch: Orders): number {
  const total = totalOf(pouch);
  if (total === 0) return 0;
  let sum = 0;
  for (const colour of ORDER_COLOURS) sum += countOf(pouch, colour) * orderWorth(demand, held, colour);
  return sum / total;
}
