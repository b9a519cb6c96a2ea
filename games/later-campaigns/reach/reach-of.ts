// NLC-D.2: where a group of combat units can get, at what cost, and by which way.
import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Position } from '../ground/position.ts';
import { ACROSS_COUNTRY, ROAD_RATE } from '../tables/terrain-effects.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';
import { hasWay, type Journey, journey, NO_GROUND, type Price, type Reach } from './journey.ts';
import { type Purse, withPurses } from './stack-reach.ts';
import { costTable, roadsAsked } from './step-cost.ts';
import { pricesFor, rateOf } from './step-price.ts';
import type { MoveTerms } from './terms.ts';
import { zonesOnTheWay } from './zones-on-the-way.ts';

export const reachOf = (
  state: Position,
  field: Field,
  units: readonly UnitId[],
  from: Hex,
  terms: MoveTerms,
): Reach => {
  const zones = zonesOnTheWay(field, units, from);
  const way = journeyOf(state, field, units, from, terms, zones);
  const reach = journey(field.theatre, way);
  if (!isOfSeveralPurses(field, units, terms)) return reach;
  const { mayForceOneHex } = way;
  // NLC-5.1b is for the group: where one of it has moved already nobody forces a hex.
  const purses = thinnestOf(field, units, terms).map((i): Purse => {
    const own = { ...terms, allowance: [terms.allowance[i] ?? 0], used: [terms.used[i] ?? 0] };
    const apart = journeyOf(state, field, units.slice(i, i + 1), from, own, zones);
    const alone = journey(field.theatre, { ...apart, mayForceOneHex });
    return { points: apart.most, price: apart.price, alone };
  });
  return withPurses(field.theatre, reach, from, purses, mayForceOneHex);
};

/** Of each arm the unit that has least left: its friends of that arm pay the same and have more. */
function thinnestOf({ theatre }: Field, units: readonly UnitId[], terms: MoveTerms): readonly number[] {
  const thinnest = new Map<unknown, number>();
  for (const [i, unit] of units.entries()) {
    const arm = theatre.units[unit]?.arm;
    const known = thinnest.get(arm);
    if (known === undefined || leftOf(terms, i) < leftOf(terms, known)) thinnest.set(arm, i);
  }
  return [...thinnest.values()];
}

/** The same goals are asked for from every hex beside a group. */
const goalSets = keptBy<readonly Hex[], 'all', ReadonlySet<Hex>>();

/** Whether the group can get to one of these hexes. */
export function canGetTo(
  state: Position,
  field: Field,
  units: readonly UnitId[],
  from: Hex,
  terms: MoveTerms,
  goals: readonly Hex[],
): boolean {
  const sought = goalSets(goals, 'all', () => new Set(goals));
  if (hasWay(field.theatre, journeyOf(state, field, units, from, terms), sought)) return true;
  if (!isOfSeveralPurses(field, units, terms)) return false;
  const { cost } = reachOf(state, field, units, from, terms);
  return goals.some((goal) => Number.isFinite(cost(goal)));
}

const leftOf = ({ allowance, used }: MoveTerms, i: number): number => (allowance[i] ?? 0) - (used[i] ?? 0);

/** Guns pay at least what others pay: where they have least as well, nobody else's points matter. */
function isOfSeveralPurses({ theatre }: Field, units: readonly UnitId[], terms: MoveTerms): boolean {
  if (units.length === 1) return false;
  const arms = units.map((unit) => theatre.units[unit]?.arm);
  if (new Set(arms).size < 2) return false;
  const least = Math.min(...units.map((_, i) => leftOf(terms, i)));
  return !arms.some((arm, i) => arm === 'art' && leftOf(terms, i) === least);
}

/** A step costs the group what it costs the unit for which it is dearest, and it has what the unit has that has least. */
export function journeyOf(
  state: Position,
  field: Field,
  units: readonly UnitId[],
  from: Hex,
  terms: MoveTerms,
  zones = zonesOnTheWay(field, units, from),
): Journey {
  const [first] = units;
  const side = first === undefined ? field.theatre.firstSide : field.sideOf(first);
  const enemy = otherSide(side);
  const most = Math.min(...units.map((_, i) => (terms.allowance[i] ?? 0) - (terms.used[i] ?? 0)));
  return {
    start: from,
    most: Math.max(0, most),
    mayForceOneHex: !terms.started && terms.used.every((used) => used === 0),
    ground: groundOf(state, field, units, terms),
    closed: field.held(enemy),
    watched: zones,
    price: dearestOf(units.map((unit) => pricesFor(state, field, unit, terms, zones))),
    shunned: field.zoc(enemy),
    least: leastPrice(terms.march),
  };
}

/** What every step costs at least: only who marches goes by road. */
export const leastPrice = (march: boolean): number => (march ? ROAD_RATE : ACROSS_COUNTRY);

/** Away from zones units of one kind pay what the ground costs, if need be by a road that is free. */
function groundOf(state: Position, field: Field, units: readonly UnitId[], { march }: MoveTerms): Int16Array {
  const [first, ...others] = units;
  if (first === undefined) return NO_GROUND;
  const rate = rateOf(state, first);
  if (others.some((unit) => rateOf(state, unit) !== rate)) return NO_GROUND;
  return march ? roadsAsked(field.theatre, rate) : costTable(field.theatre, rate);
}

function dearestOf(prices: readonly Price[]): Price {
  const [only] = prices;
  if (only !== undefined && prices.length === 1) return only;
  return (from, to, at, isFirst) => {
    let dearest = 0;
    for (const price of prices) dearest = Math.max(dearest, price(from, to, at, isFirst));
    return dearest;
  };
}
