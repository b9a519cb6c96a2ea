// D.2: where a group, a leader or an HQ can get, at what cost, and by which way (J.1: fewest ZOC hexes, then lowest hexes).
import { HEX_DIRECTIONS, OFF_MAP, type StepCost } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import type { Field } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';
import { opposite, searchOn } from './approach.ts';
import { pricesFor } from './step-price.ts';
import type { MoveTerms } from './terms.ts';

export interface Reach {
  /** Cheapest first, the start among them. */
  readonly hexes: readonly Hex[];
  /** In half-points from here; Infinity: out of reach. */
  cost(hex: Hex): number;
  /** Start and end included; empty when there is no way. */
  pathTo(hex: Hex): readonly Hex[];
}

/** `at` is where the step is found in tables of hexsides. */
export type Price = (from: Hex, to: Hex, at: number, isFirst: boolean) => number;

export interface Journey {
  readonly start: Hex;
  /** Half-points there are. */
  readonly most: number;
  /** NLC-5.1b: one hex whatever it costs. */
  readonly mayForceOneHex: boolean;
  readonly price: Price;
  /** Of two ways as cheap the one with fewer of these is taken. */
  isShunned(hex: Hex): boolean;
}

/** No way shuns so many hexes: each costs at least one half-point. */
const SHUNNED = 16;
const OUT_OF_REACH = -1;

export function journey(map: TheatreMap, { start, most, mayForceOneHex, price, isShunned }: Journey): Reach {
  const step: StepCost = (from, to, direction, spent) => {
    const isFirst = spent === 0;
    const cost = price(from, to, 6 * from + direction, isFirst);
    if (cost === Number.POSITIVE_INFINITY) return cost;
    const shunned = isShunned(to) ? 1 : 0;
    if (isFirst && mayForceOneHex && cost > most) return SHUNNED * Math.max(1, most) + shunned;
    return Math.floor(spent / SHUNNED) + cost > most ? Number.POSITIVE_INFINITY : SHUNNED * cost + shunned;
  };
  const found = searchOn(map)([start], SHUNNED * (most + 1), step);
  const { hexes } = found;
  const costs = new Int16Array(map.grid.size).fill(OUT_OF_REACH);
  for (const hex of hexes) costs[hex] = found.cost(hex);
  const pathTo = (hex: Hex): readonly Hex[] => {
    if ((costs[hex] ?? OUT_OF_REACH) === OUT_OF_REACH) return [];
    const way = [hex];
    for (let here = hex; here !== start; ) {
      here = hexBefore(map, costs, step, here);
      way.push(here);
    }
    return way.reverse();
  };
  const cost = (hex: Hex): number => {
    const spent = costs[hex] ?? OUT_OF_REACH;
    return spent === OUT_OF_REACH ? Number.POSITIVE_INFINITY : Math.floor(spent / SHUNNED);
  };
  return { hexes, cost, pathTo };
}

/** The lowest of the hexes from which one gets here at this cost. */
function hexBefore(map: TheatreMap, costs: Int16Array, step: StepCost, hex: Hex): Hex {
  let lowest = OFF_MAP;
  for (const direction of HEX_DIRECTIONS) {
    const from = map.grid.neighbours[6 * hex + direction] ?? OFF_MAP;
    const spent = costs[from] ?? OUT_OF_REACH;
    if (spent === OUT_OF_REACH || (lowest !== OFF_MAP && from > lowest)) continue;
    if (spent + step(from, hex, opposite(direction), spent) === costs[hex]) lowest = from;
  }
  return lowest;
}

/**
 * Where a group of combat units can get. A step costs the group what it costs the unit for which it is dearest, and it
 * has what the unit has that has least.
 */
export function reachOf(
  state: Position,
  field: Field,
  units: readonly UnitId[],
  from: Hex,
  terms: MoveTerms,
): Reach {
  const [first] = units;
  const side = first === undefined ? field.theatre.firstSide : field.sideOf(first);
  const zone = field.zoc(otherSide(side));
  const most = Math.min(...units.map((_, i) => (terms.allowance[i] ?? 0) - (terms.used[i] ?? 0)));
  const prices = units.map((unit) => pricesFor(state, field, unit, terms));
  return journey(field.theatre, {
    start: from,
    most: Math.max(0, most),
    mayForceOneHex: !terms.started && terms.used.every((used) => used === 0),
    isShunned: (hex) => zone[hex] === 1,
    price: (a, b, at, isFirst) => {
      let dearest = 0;
      for (const price of prices) dearest = Math.max(dearest, price(a, b, at, terms.started || !isFirst));
      return dearest;
    },
  });
}
