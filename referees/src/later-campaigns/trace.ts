// NLC-D.1, NLC-D.4: what a step costs, in half-points, and how far command and couriers reach.
import { type Board, cardOf, hexesOf, skyOf, unitsOfIn, zonesOf } from './board.ts';
import { IN_HEX } from './tables.ts';
import { at, NONE, otherSide, type Side } from './words.ts';

export type Rate = 'terrain' | 'march' | 'leader' | 'trace';
export type Mover = 'inf' | 'cav' | 'art' | 'hq' | 'leader' | 'trace';

const NEVER = Number.POSITIVE_INFINITY;

/** Without what zones of control cost. */
export function stepCost(board: Board, mover: Mover, from: number, to: number, rate: Rate): number {
  const { land, listing } = board;
  if (!at(land.contact, from).includes(to)) return NEVER;
  const { stream, river, bridge, link } = land.side(from, to);
  const hasWater = stream || river;
  const linked = hasWater && !bridge ? null : link;
  if (rate === 'march') return linked === null ? NEVER : linked === 'road' ? 1 : 2;
  if ((rate === 'leader' || rate === 'trace') && linked !== null) return 1;
  const terrain = at(land.terrain, to);
  const { foot, horse } = IN_HEX[terrain];
  const isWet = listing.specials.includes('wet-ground') && skyOf(board).wet && terrain === 'clear';
  return (
    (['inf', 'hq', 'trace'].includes(mover) ? foot : horse) +
    (hasWater ? (bridge ? 2 : 4) : 0) +
    (isWet && (mover === 'cav' || mover === 'art') ? 2 : 0)
  );
}

/** Cheapest costs from a hex over hexes that are open. */
export function costsFrom(
  start: readonly number[],
  limit: number,
  neighbours: (hex: number) => readonly number[],
  cost: (from: number, to: number) => number,
): ReadonlyMap<number, number> {
  const best = new Map<number, number>(start.map((hex) => [hex, 0]));
  const shelves: number[][] = [[...start]];
  for (let spent = 0; spent < shelves.length; spent += 1)
    for (const hex of shelves[spent] ?? []) {
      if (best.get(hex) !== spent) continue;
      for (const next of neighbours(hex)) {
        const total = spent + cost(hex, next);
        if (total > limit || total >= (best.get(next) ?? NEVER)) continue;
        best.set(next, total);
        for (let i = shelves.length; i <= total; i += 1) shelves.push([]);
        shelves[total]?.push(next);
      }
    }
  return best;
}

/** NLC-12.1b, NLC-R046: hexes a trace or a courier may not enter. */
export function closedTo(board: Board, side: Side): (hex: number) => boolean {
  const enemy = otherSide(side);
  const zones = zonesOf(board, enemy);
  return (hex) =>
    unitsOfIn(board, enemy, hex).length > 0 || (zones.has(hex) && unitsOfIn(board, side, hex).length === 0);
}

export function traced(board: Board, side: Side, start: number, rate: 'trace' | 'leader', limit: number) {
  const isClosed = closedTo(board, side);
  return costsFrom(
    [start],
    limit,
    (hex) => at(board.land.contact, hex),
    (from, to) => (isClosed(to) ? NEVER : stepCost(board, rate, from, to, rate)),
  );
}

/** NLC-12.1a: 3 MP. */
export const COMMAND_RANGE = 6;

export function inCommandOf(board: Board, leader: number, unit: number): boolean {
  const chief = board.leaders[leader];
  if (leader === NONE || chief?.status !== 'map') return false;
  const { side } = cardOf(board, unit);
  const reach = traced(board, side, chief.hex, 'trace', COMMAND_RANGE);
  return hexesOf(board, unit).some((hex) => reach.has(hex));
}
