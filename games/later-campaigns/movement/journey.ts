// D.2, J.1: the cheapest ways from a hex for whoever travels, of ways as cheap the one with fewest hexes that are shunned,
// then lowest hexes. The search most asked for in the game, so it is written out here and not built from closures.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';

export interface Reach {
  /** Cheapest first, the start among them. */
  readonly hexes: readonly Hex[];
  /** In half-points from here; Infinity: out of reach. */
  cost(hex: Hex): number;
  /** Start and end included; empty when there is no way. */
  pathTo(hex: Hex): readonly Hex[];
  /** The first hex of a cheapest way; the start itself for the start, OFF_MAP when there is no way. */
  firstStepTo(hex: Hex): Hex;
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
  /** Where one of these is reached the search is over: it only asks whether there is a way. */
  readonly goals: ReadonlySet<Hex>;
}

export const NO_GOALS: ReadonlySet<Hex> = new Set();

/** No way shuns so many hexes: each costs at least one half-point. */
const SHUNNED = 16;
const OUT_OF_REACH = -1;

/** Hexes by what it costs to get there, kept between searches; a price may ask for a search while one is under way. */
const idle: Hex[][][] = [];

export function journey({ grid }: Pick<TheatreMap, 'grid'>, travel: Journey): Reach {
  const { start, most } = travel;
  const { neighbours, size } = grid;
  const limit = SHUNNED * (most + 1);
  const costs = new Int16Array(size).fill(OUT_OF_REACH);
  const firstSteps = new Int16Array(size).fill(OFF_MAP);
  const hexes: Hex[] = [];
  const shelves = idle.pop() ?? [];
  let waiting = 1;
  costs[start] = 0;
  firstSteps[start] = start;
  shelfAt(shelves, 0).push(start);
  for (let spent = 0; waiting > 0; spent += 1) {
    const shelf = shelves[spent];
    if (shelf === undefined) continue;
    for (const hex of shelf) {
      waiting -= 1;
      // Reached more cheaply after it was put here.
      if (costs[hex] !== spent) continue;
      hexes.push(hex);
      if (travel.goals.has(hex)) {
        for (const left of shelves) left.length = 0;
        waiting = 0;
        break;
      }
      for (let at = 6 * hex; at < 6 * hex + 6; at += 1) {
        const next = neighbours[at] ?? OFF_MAP;
        if (next === OFF_MAP) continue;
        const cost = spent + stepIn(travel, hex, next, at, spent);
        const known = costs[next] ?? OUT_OF_REACH;
        if (cost > limit || (known !== OUT_OF_REACH && known <= cost)) continue;
        costs[next] = cost;
        firstSteps[next] = spent === 0 ? next : (firstSteps[hex] ?? OFF_MAP);
        shelfAt(shelves, cost).push(next);
        waiting += 1;
      }
    }
    shelf.length = 0;
  }
  idle.push(shelves);
  return reachBy(grid, travel, hexes, costs, firstSteps);
}

function shelfAt(shelves: Hex[][], cost: number): Hex[] {
  while (shelves.length <= cost) shelves.push([]);
  return shelves[cost] ?? [];
}

/** What a step adds, hexes shunned included. */
function stepIn(travel: Journey, from: Hex, to: Hex, at: number, spent: number): number {
  const { most, mayForceOneHex } = travel;
  const isFirst = spent === 0;
  const cost = travel.price(from, to, at, isFirst);
  if (cost === Number.POSITIVE_INFINITY) return cost;
  const shunned = travel.isShunned(to) ? 1 : 0;
  if (isFirst && mayForceOneHex && cost > most) return SHUNNED * Math.max(1, most) + shunned;
  return Math.floor(spent / SHUNNED) + cost > most ? Number.POSITIVE_INFINITY : SHUNNED * cost + shunned;
}

function reachBy(
  { neighbours }: TheatreMap['grid'],
  travel: Journey,
  hexes: readonly Hex[],
  costs: Int16Array,
  firstSteps: Int16Array,
): Reach {
  /** The lowest of the hexes from which one gets here at this cost. */
  const hexBefore = (hex: Hex): Hex => {
    let lowest = OFF_MAP;
    for (let direction = 0; direction < 6; direction += 1) {
      const from = neighbours[6 * hex + direction] ?? OFF_MAP;
      const spent = costs[from] ?? OUT_OF_REACH;
      if (spent === OUT_OF_REACH || (lowest !== OFF_MAP && from > lowest)) continue;
      const at = 6 * from + ((direction + 3) % 6);
      if (spent + stepIn(travel, from, hex, at, spent) === costs[hex]) lowest = from;
    }
    return lowest;
  };
  return {
    hexes,
    cost: (hex) => {
      const spent = costs[hex] ?? OUT_OF_REACH;
      return spent === OUT_OF_REACH ? Number.POSITIVE_INFINITY : Math.floor(spent / SHUNNED);
    },
    pathTo: (hex) => {
      if ((costs[hex] ?? OUT_OF_REACH) === OUT_OF_REACH) return [];
      const way = [hex];
      for (let here = hex; here !== travel.start; ) {
        here = hexBefore(here);
        way.push(here);
      }
      return way.reverse();
    },
    firstStepTo: (hex) => firstSteps[hex] ?? OFF_MAP,
  };
}
