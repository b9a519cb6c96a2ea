// D.2: where a group of combat units can get, at what cost, and by which way.
import type { Field } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { ACROSS_COUNTRY, ROAD_RATE } from '../tables/terrain-effects.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';
import { type Journey, journey, NO_GROUND, type Price, type Reach } from './journey.ts';
import { costTable, roadsAsked } from './step-cost.ts';
import { pricesFor, rateOf } from './step-price.ts';
import type { MoveTerms } from './terms.ts';

export const reachOf = (
  state: Position,
  field: Field,
  units: readonly UnitId[],
  from: Hex,
  terms: MoveTerms,
): Reach => journey(field.theatre, journeyOf(state, field, units, from, terms));

/** A step costs the group what it costs the unit for which it is dearest, and it has what the unit has that has least. */
export function journeyOf(
  state: Position,
  field: Field,
  units: readonly UnitId[],
  from: Hex,
  terms: MoveTerms,
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
    watched: field.zoc(enemy),
    price: dearestOf(units.map((unit) => pricesFor(state, field, unit, terms))),
    shunned: field.zoc(enemy),
    least: leastPrice(terms.march),
  };
}

/** What every step costs at least: only who marches goes by road. */
export const leastPrice = (march: boolean): number => (march ? ROAD_RATE : ACROSS_COUNTRY);

/** Away from zones units of one kind pay what the ground costs, if need be by a road that is free. */
function groundOf(state: Position, field: Field, units: readonly UnitId[], { march }: MoveTerms): Int16Array {
  const [rate, second] = new Set(units.map((unit) => rateOf(state, unit)));
  if (rate === undefined || second !== undefined) return NO_GROUND;
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
