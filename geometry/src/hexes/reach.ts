// How far one gets: the cheapest ways over a map from one hex or many, by whole numbers of movement (halves count as one).
import { HEX_DIRECTIONS, type HexDirection } from './directions.ts';
import { type HexGrid, OFF_MAP } from './hex-grid.ts';

/** No way in, whatever one has left. */
export const CLOSED = Number.POSITIVE_INFINITY;

/**
 * What a step costs, at least 0 and whole, or CLOSED. `spent` is what the way so far has cost: rules that let a unit
 * always move one hex, or stop it where it enters, look at it.
 */
export type StepCost = (from: number, to: number, direction: HexDirection, spent: number) => number;

export interface Reach {
  /** Reached hexes, cheapest first; the starts are among them. */
  readonly hexes: readonly number[];
  has(hex: number): boolean;
  /** What it costs to get there, or CLOSED. */
  cost(hex: number): number;
  /** The hex before this one on the way there, or OFF_MAP. */
  before(hex: number): number;
  /** The way there, start and end included; empty when there is none. */
  path(hex: number): readonly number[];
}

/** A search keeps its tables between searches: its last answer is good until the next question, unless it is `kept`. */
export type ReachSearch = (starts: Iterable<number>, most: number, step: StepCost) => Reach;

export function reachSearch(grid: HexGrid): ReachSearch {
  const costs = new Int32Array(grid.size).fill(OFF_MAP);
  const cameFrom = new Int16Array(grid.size).fill(OFF_MAP);
  /** Hexes by what it costs to get there: with whole numbers, the cheapest one left is in the next shelf. */
  const shelves: number[][] = [];
  let hexes: number[] = [];

  const reachable: Reach = {
    get hexes() {
      return hexes;
    },
    has: (hex) => (costs[hex] ?? OFF_MAP) >= 0,
    cost: (hex) => {
      const cost = costs[hex] ?? OFF_MAP;
      return cost < 0 ? CLOSED : cost;
    },
    before: (hex) => cameFrom[hex] ?? OFF_MAP,
    path: (hex) => wayTo(reachable, hex),
  };

  function put(hex: number, cost: number, from: number): void {
    const known = costs[hex] ?? OFF_MAP;
    if (known >= 0 && known <= cost) return;
    costs[hex] = cost;
    cameFrom[hex] = from;
    while (shelves.length <= cost) shelves.push([]);
    shelves[cost]?.push(hex);
  }

  return (starts, most, step) => {
    for (const hex of hexes) {
      costs[hex] = OFF_MAP;
      cameFrom[hex] = OFF_MAP;
    }
    hexes = [];
    for (const hex of starts) put(hex, 0, OFF_MAP);
    for (let spent = 0; spent < shelves.length; spent += 1) {
      const shelf = shelves[spent] ?? [];
      // A step may cost nothing: the shelf grows while it is read.
      for (let i = 0; i < shelf.length; i += 1) {
        const hex = shelf[i] ?? OFF_MAP;
        // Reached more cheaply after it was put here.
        if (costs[hex] !== spent) continue;
        hexes.push(hex);
        for (const direction of HEX_DIRECTIONS) {
          const next = grid.neighbours[6 * hex + direction] ?? OFF_MAP;
          if (next === OFF_MAP) continue;
          const cost = spent + step(hex, next, direction, spent);
          if (cost <= most && cost < CLOSED) put(next, cost, hex);
        }
      }
      shelf.length = 0;
    }
    return reachable;
  };
}

function wayTo(reach: Reach, hex: number): readonly number[] {
  const way: number[] = [];
  if (!reach.has(hex)) return way;
  for (let at = hex; at !== OFF_MAP; at = reach.before(at)) way.push(at);
  return way.reverse();
}

/** The same answer in tables of its own, for as long as one likes. */
export function kept({ hexes, cost, before }: Reach): Reach {
  const costs = new Map(hexes.map((hex) => [hex, cost(hex)]));
  const cameFrom = new Map(hexes.map((hex) => [hex, before(hex)]));
  const reach: Reach = {
    hexes,
    has: (hex) => costs.has(hex),
    cost: (hex) => costs.get(hex) ?? CLOSED,
    before: (hex) => cameFrom.get(hex) ?? OFF_MAP,
    path: (hex) => wayTo(reach, hex),
  };
  return reach;
}
