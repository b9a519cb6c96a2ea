// NLC-D.2, NLC-J.1: the cheapest ways from a hex for whoever travels, of ways as cheap the one with fewest hexes that are shunned,
// then lowest hexes. The search most asked for in the game, so it is written out here and not built from closures.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';
import { type SearchTable, searchMemoryOf } from './search-memory.ts';
import { putOn } from './shelves.ts';
import { ASKED, NO_STEP } from './step-cost.ts';

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

/** At least 1, Infinity where there is no step. `at` is where the step is found in tables of hexsides. */
export type Price = (from: Hex, to: Hex, at: number, isFirst: boolean) => number;

export interface Journey {
  readonly start: Hex;
  /** Half-points there are. */
  readonly most: number;
  /** NLC-5.1b: one hex whatever it costs. */
  readonly mayForceOneHex: boolean;
  /** What steps cost by the ground alone; ASKED, or no entry, where that is not all. */
  readonly ground: Int16Array;
  /** 1 for each hex that is not entered. */
  readonly closed: Uint8Array;
  /** 1 for each hex where more than the ground has a say: steps into it and out of it are asked for. */
  readonly watched: Uint8Array;
  /** What a step costs that is asked for. Most are not: to look into a table is quicker. */
  readonly price: Price;
  /** No step costs less: what could not be bettered is not asked for. */
  readonly least: number;
  /** 1 for each hex that is shunned: of two ways as cheap the one with fewer of these is taken. */
  readonly shunned: Uint8Array;
}

const NO_GOALS: ReadonlySet<Hex> = new Set();
/** More hexes than any map has: to read past the end of a table costs a search more than to read a table of nothing. */
const HEXES = 8192;
export const NO_MARKS = new Uint8Array(HEXES);
/** Of a journey for which every step is asked. */
export const NO_GROUND = new Int16Array(6 * HEXES).fill(ASKED);
/** Of a journey by the ground alone. */
export const neverAsked: Price = () => Number.POSITIVE_INFINITY;

/** No way shuns so many hexes: each costs at least one half-point. */
const SHUNNED = 16;
/** What is spent is written down one higher: tables begin with nothing in them. */
const OUT_OF_REACH = 0;
/** More than anybody can spend. */
const TOO_MUCH = 0x3fffffff;

export function journey({ grid }: Pick<TheatreMap, 'grid'>, travel: Journey): Reach {
  const table = searchMemoryOf(grid).newTable();
  const hexes: Hex[] = [];
  search(grid, travel, NO_GOALS, table, hexes);
  return reachBy(grid, travel, hexes, table);
}

/** Whether there is a way to one of these hexes: looked for until the first is found. */
export function hasWay(
  { grid }: Pick<TheatreMap, 'grid'>,
  travel: Journey,
  goals: ReadonlySet<Hex>,
): boolean {
  const memory = searchMemoryOf(grid);
  const table = memory.lendTable();
  const isFound = search(grid, travel, goals, table, null);
  memory.takeTableBack(table);
  return isFound;
}

/** Fills the table, and the list with hexes as they are reached; true as soon as one of the goals is. */
function search(
  grid: TheatreMap['grid'],
  travel: Journey,
  goals: ReadonlySet<Hex>,
  { cells, base }: SearchTable,
  hexes: Hex[] | null,
): boolean {
  const { neighbours, size } = grid;
  const memory = searchMemoryOf(grid);
  const { start, most, least, ground, closed, watched, shunned } = travel;
  const steps = base + size;
  const limit = SHUNNED * (most + 1);
  const shelves = memory.lendShelves();
  const isSought = goals.size > 0;
  let waiting = 1;
  let isFound = false;
  cells[base + start] = 1;
  cells[steps + start] = start + 1;
  putOn(shelves, 0, start);
  for (let spent = 0; waiting > 0; spent += 1) {
    const shelf = shelves[spent];
    if (shelf === undefined) continue;
    for (let i = 0; i < shelf.count; i += 1) {
      const hex: Hex = shelf.hexes[i] ?? OFF_MAP;
      waiting -= 1;
      // Reached more cheaply after it was put here.
      if (cells[base + hex] !== spent + 1) continue;
      hexes?.push(hex);
      if (isSought && goals.has(hex)) {
        for (const left of shelves) left.count = 0;
        waiting = 0;
        isFound = true;
        break;
      }
      // NLC-5.1b is for the first step: that is always asked for.
      const unspent = spent === 0 ? 0 : most - Math.floor(spent / SHUNNED);
      const isWatched = watched[hex] === 1;
      for (let at: number = 6 * hex; at < 6 * hex + 6; at += 1) {
        const next = neighbours[at] ?? OFF_MAP;
        if (next === OFF_MAP || closed[next] === 1) continue;
        const known = cells[base + next] ?? OUT_OF_REACH;
        // No step is so cheap that it would better this.
        if (known !== OUT_OF_REACH && known <= spent + SHUNNED * least + 1) continue;
        // Most steps cost what the ground says.
        const price = ground[at] ?? ASKED;
        const isPlain = price !== ASKED && price <= unspent && !isWatched && watched[next] !== 1;
        const added = isPlain ? SHUNNED * price + (shunned[next] ?? 0) : stepIn(travel, hex, next, at, spent);
        const cost = spent + added;
        if (cost > limit || (known !== OUT_OF_REACH && known <= cost + 1)) continue;
        cells[base + next] = cost + 1;
        cells[steps + next] = spent === 0 ? next + 1 : (cells[steps + hex] ?? 0);
        putOn(shelves, cost, next);
        waiting += 1;
      }
    }
    shelf.count = 0;
  }
  memory.takeShelvesBack(shelves);
  return isFound;
}

/** What a step adds, hexes shunned included. */
function stepIn(travel: Journey, from: Hex, to: Hex, at: number, spent: number): number {
  const { most, mayForceOneHex } = travel;
  const isFirst = spent === 0;
  const cost = priceOf(travel, from, to, at, isFirst);
  if (cost >= NO_STEP) return TOO_MUCH;
  const shunned = travel.shunned[to] ?? 0;
  if (isFirst && mayForceOneHex && cost > most) return SHUNNED * Math.max(1, most) + shunned;
  return Math.floor(spent / SHUNNED) + cost > most ? TOO_MUCH : SHUNNED * cost + shunned;
}

/** NO_STEP or more where there is none. */
function priceOf(travel: Journey, from: Hex, to: Hex, at: number, isFirst: boolean): number {
  const { closed, watched } = travel;
  if (closed[to] === 1) return NO_STEP;
  const cost = travel.ground[at] ?? ASKED;
  if (cost !== ASKED && watched[to] !== 1 && watched[from] !== 1) return cost;
  return travel.price(from, to, at, isFirst);
}

function reachBy(
  { neighbours, size }: TheatreMap['grid'],
  travel: Journey,
  hexes: readonly Hex[],
  { cells, base }: SearchTable,
): Reach {
  // A hex that is none must not be looked for in the next table of the piece.
  const spentFor = (hex: Hex): number =>
    hex >= 0 && hex < size ? (cells[base + hex] ?? OUT_OF_REACH) : OUT_OF_REACH;
  /** The lowest of the hexes from which one gets here at this cost. */
  const hexBefore = (hex: Hex): Hex => {
    let lowest = OFF_MAP;
    for (let direction = 0; direction < 6; direction += 1) {
      const from = neighbours[6 * hex + direction] ?? OFF_MAP;
      const known = spentFor(from);
      if (known === OUT_OF_REACH || (lowest !== OFF_MAP && from > lowest)) continue;
      const at = 6 * from + ((direction + 3) % 6);
      if (known + stepIn(travel, from, hex, at, known - 1) === spentFor(hex)) lowest = from;
    }
    return lowest;
  };
  return {
    hexes,
    cost: (hex) => {
      const known = spentFor(hex);
      return known === OUT_OF_REACH ? Number.POSITIVE_INFINITY : Math.floor((known - 1) / SHUNNED);
    },
    pathTo: (hex) => {
      if (spentFor(hex) === OUT_OF_REACH) return [];
      const way = [hex];
      for (let here = hex; here !== travel.start; ) {
        here = hexBefore(here);
        way.push(here);
      }
      return way.reverse();
    },
    firstStepTo: (hex) => (hex >= 0 && hex < size ? (cells[base + size + hex] ?? 0) : 0) - 1,
  };
}
