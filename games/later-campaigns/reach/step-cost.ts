// NLC-D.1, NLC-5.2: what a step costs by the ground alone, in half-points, from tables made once per map.
import { HEX_DIRECTIONS, OFF_MAP } from '@grognard/geometry';
import { NO_LINK, ROAD, type TheatreMap } from '../data/theatre.ts';
import { hasBridge, hasWater, isOpen, terrainOf } from '../ground/hexes.ts';
import { perMap } from '../ground/per-map.ts';
import {
  HEXSIDE_EFFECTS,
  LEADER_LINK_RATE,
  ROAD_RATE,
  TERRAIN_EFFECTS,
  TRAIL_RATE,
  WET_GROUND,
} from '../tables/terrain-effects.ts';
import type { Hex } from '../vocabulary.ts';

/**
 * How somebody travels: across country on foot or on horseback (over wet ground, NLC-A.5), by road or trail alone, as a leader
 * or courier, or as command is traced. `march` is by road where there is one, else across country.
 */
export type Rate = CountryRate | 'link' | 'leader' | 'trace' | 'march';
export const COUNTRY_RATES = ['foot', 'horse', 'wetHorse'] as const;
export type CountryRate = (typeof COUNTRY_RATES)[number];

/** In the tables: no way. */
export const NO_STEP = 0x7fff;
/** No step costs so little: what this one costs is no matter of the ground alone. */
export const ASKED = 0;

type Tables = { [rate in Rate]?: Int16Array };
const tables = perMap((_: TheatreMap): Tables => ({}));

/** What the step out of `hex` in a direction costs, at `6 * hex + direction`, or NO_STEP. */
export function costTable(map: TheatreMap, rate: Rate): Int16Array {
  const known = tables(map);
  known[rate] ??= tableFor(map, rate);
  return known[rate];
}

const tablesBack = perMap((_: TheatreMap): Tables => ({}));

/** The same for whoever searches from a goal backwards: at `6 * hex + direction`, the step from there into `hex`. */
export function costTableBack(map: TheatreMap, rate: Rate): Int16Array {
  const known = tablesBack(map);
  known[rate] ??= turnedRound(map, costTable(map, rate));
  return known[rate];
}

const marchTables = perMap((_: TheatreMap): { [rate in CountryRate]?: Int16Array } => ({}));

/** Across country for whoever would rather go by road: where one leads, ask whether it is free. */
export function roadsAsked(map: TheatreMap, rate: CountryRate): Int16Array {
  const known = marchTables(map);
  const road = costTable(map, 'link');
  known[rate] ??= costTable(map, rate).map((cost, at) => ((road[at] ?? NO_STEP) < cost ? ASKED : cost));
  return known[rate];
}

function turnedRound({ grid }: TheatreMap, table: Int16Array): Int16Array {
  return table.map((_, at) => {
    const from = grid.neighbours[at] ?? OFF_MAP;
    return from === OFF_MAP ? NO_STEP : (table[6 * from + (((at % 6) + 3) % 6)] ?? NO_STEP);
  });
}

function tableFor(map: TheatreMap, rate: Rate): Int16Array {
  const { grid } = map;
  const table = new Int16Array(6 * grid.size).fill(NO_STEP);
  for (let hex = 0; hex < grid.size; hex += 1)
    for (const direction of HEX_DIRECTIONS) {
      const at = 6 * hex + direction;
      const to = grid.neighbours[at] ?? OFF_MAP;
      if (to !== OFF_MAP) table[at] = costOf(map, at, to, rate);
    }
  return table;
}

function costOf(map: TheatreMap, at: number, to: Hex, rate: Rate): number {
  const bits = map.hexsides[at] ?? 0;
  if (!isOpen(bits)) return NO_STEP;
  const surface = map.links[at] ?? NO_LINK;
  // A ford is no link.
  const isLink = surface !== NO_LINK && (!hasWater(bits) || hasBridge(bits));
  if (isLink && (rate === 'link' || rate === 'march')) return surface === ROAD ? ROAD_RATE : TRAIL_RATE;
  if (isLink && (rate === 'leader' || rate === 'trace')) return LEADER_LINK_RATE;
  if (rate === 'link') return NO_STEP;
  return terrainCost(map, to, rate) + waterCost(bits);
}

/** NLC-5.2a, 11.1a, NLC-R007: leaders ride as cavalry does. */
function terrainCost(map: TheatreMap, to: Hex, rate: Rate): number {
  const terrain = terrainOf(map, to);
  if (terrain === 'impassable') return NO_STEP;
  const isOnFoot = rate === 'foot' || rate === 'trace' || rate === 'march';
  const cost = TERRAIN_EFFECTS[terrain][isOnFoot ? 'foot' : 'horse'];
  return rate === 'wetHorse' && terrain === 'clear' ? cost + WET_GROUND : cost;
}

/** NLC-5.2c */
const waterCost = (bits: number): number =>
  hasWater(bits) ? HEXSIDE_EFFECTS[hasBridge(bits) ? 'bridge' : 'stream'].extra : 0;

/** A table as a price: Infinity where there is no step. */
export function priceIn(table: Int16Array, at: number): number {
  const cost = table[at] ?? NO_STEP;
  return cost === NO_STEP ? Number.POSITIVE_INFINITY : cost;
}

/** Where the step from a hex to its neighbour is found in tables; -1 when they do not touch. */
export function stepAt({ grid }: Pick<TheatreMap, 'grid'>, from: Hex, to: Hex): number {
  for (let at = 6 * from; at < 6 * from + 6; at += 1) if (grid.neighbours[at] === to) return at;
  return -1;
}

/** The step from a hex to its neighbour; Infinity when there is none. */
export const stepCost = (map: TheatreMap, from: Hex, to: Hex, rate: Rate): number =>
  priceIn(costTable(map, rate), stepAt(map, from, to));
