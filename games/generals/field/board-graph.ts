// GEN-3.1, 3.2, 3.3, 3.4, GEN-R.1: eleven sectors, their borders, and which way front and rear lie.
import { type Direction, placeGraph, squareGrid } from '@grognard/geometry';
import {
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type Border,
  type BySide,
  type Reserve,
  SECTORS,
  type Sector,
  type Side,
  SUPPLY_BORDERS,
} from '../vocabulary.ts';

const BORDERS: readonly Border[] = [...BATTLE_BORDERS, ...SUPPLY_BORDERS];

/** Asked of every unit and every attacker, many times a decision. */
const KNOWN = {
  sectors: new Set<unknown>(SECTORS),
  battleSectors: new Set<unknown>(BATTLE_SECTORS),
  battleBorders: new Set<unknown>(BATTLE_BORDERS),
};

export const isSector = (text: unknown): text is Sector => KNOWN.sectors.has(text);
export const isBattleSector = (text: unknown): text is BattleSector => KNOWN.battleSectors.has(text);
export const isReserve = (sector: Sector): sector is Reserve => sector === 'rw' || sector === 'rb';
export const isBattleBorder = (text: unknown): text is BattleBorder => KNOWN.battleBorders.has(text);

const ENDS = new Map<string, readonly [Sector, Sector]>(
  BORDERS.map((border) => {
    const [a = '', b = ''] = border.split('-');
    if (!isSector(a) || !isSector(b)) throw new Error(`border ${border} joins two sectors`);
    return [border, [a, b]];
  }),
);
/** The border between two sectors, looked up for every leg a player could order. */
const BORDER_OF = Object.fromEntries(
  SECTORS.map((from) => [
    from,
    Object.fromEntries(
      BORDERS.flatMap((border) => {
        const [a, b] = endsOf(border);
        return a === from ? [[b, border]] : b === from ? [[a, border]] : [];
      }),
    ),
  ]),
) as { readonly [from in Sector]: { readonly [to in Sector]?: Border } };

/** The two sectors a border parts, in the order of its name. */
export function endsOf(border: Border): readonly [Sector, Sector] {
  const ends = ENDS.get(border);
  if (ends === undefined) throw new Error(`no border ${border}`);
  return ends;
}

/** The key of a border crossed in one direction: 'a1>a2' (GEN-7.2). */
export function crossing(from: Sector, to: Sector): string {
  return `${from}>${to}`;
}

export const borderBetween = (a: Sector, b: Sector): Border | null => BORDER_OF[a][b] ?? null;

export function battleBorderBetween(a: Sector, b: Sector): BattleBorder | null {
  const border = borderBetween(a, b);
  return border !== null && isBattleBorder(border) ? border : null;
}

const graph = placeGraph<Sector>(SECTORS, BORDERS.map(endsOf));
const grid = squareGrid<BattleSector>([
  ['a1', 'b1', 'c1'],
  ['a2', 'b2', 'c2'],
  ['a3', 'b3', 'c3'],
]);

/** In canonical order (GEN-3.1). */
export const neighbours = (sector: Sector): readonly Sector[] => graph.neighbours(sector);
export const areAdjacent = (a: Sector, b: Sector): boolean => BORDER_OF[a][b] !== undefined;
/** Borders to cross on the shortest way; units in between do not matter (GEN-R.102). */
export const distance = (a: Sector, b: Sector): number => graph.distance(a, b);

export const FRONT: BySide<Direction> = { white: 'N', black: 'S' };
export const REAR: BySide<Direction> = { white: 'S', black: 'N' };
export const RESERVE: BySide<Reserve> = { white: 'rw', black: 'rb' };
/** GEN-R.3: left and right as the owner sees them, facing the enemy. */
export const HOME: BySide<{
  readonly left: BattleSector;
  readonly center: BattleSector;
  readonly right: BattleSector;
}> = {
  white: { left: 'a1', center: 'b1', right: 'c1' },
  black: { left: 'c3', center: 'b3', right: 'a3' },
};

/** Null when the sectors do not touch or one is a reserve. */
export const direction = (from: Sector, to: Sector): Direction | null =>
  isBattleSector(from) && isBattleSector(to) ? grid.direction(from, to) : null;

export const step = (from: BattleSector, way: Direction): BattleSector | null => grid.step(from, way);

/** The battle sector behind `to` in the straight line from `from` (GEN-9.3). */
export function behind(from: Sector, to: Sector): BattleSector | null {
  const way = direction(from, to);
  return way === null || !isBattleSector(to) ? null : grid.step(to, way);
}

/** One sector straight back towards the own reserve (GEN-R.48); a reserve has nothing behind it. */
export function rearOf(side: Side, sector: Sector): Sector | null {
  if (!isBattleSector(sector)) return null;
  return grid.step(sector, REAR[side]) ?? RESERVE[side];
}

/** The sector's place after half a turn of the board. */
export const turned = (sector: Sector): Sector =>
  isBattleSector(sector) ? grid.turned(sector) : sector === 'rw' ? 'rb' : 'rw';
