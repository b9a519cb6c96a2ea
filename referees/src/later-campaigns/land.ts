// NLC-A.1, NLC-0.1: neighbours, distance and contact, reckoned from the printed numbers of the hexes.
import { ACROSS, IN_HEX } from './tables.ts';
import { at, type Listing, NONE, type Terrain } from './words.ts';

/** Clockwise from the east, axial. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export interface Hexside {
  readonly stream: boolean;
  readonly river: boolean;
  readonly bridge: boolean;
  readonly crest: boolean;
  readonly wall: boolean;
  readonly link: 'road' | 'trail' | null;
}

const PLAIN: Hexside = { stream: false, river: false, bridge: false, crest: false, wall: false, link: null };

export interface Land {
  readonly size: number;
  readonly axial: readonly Axial[];
  readonly terrain: readonly Terrain[];
  readonly levels: readonly number[];
  /** Six of each hex, NONE outside the window. */
  readonly neighbours: readonly (readonly number[])[];
  /** NLC-0.1: those of them with nothing impassable between. */
  readonly contact: readonly (readonly number[])[];
  side(a: number, b: number): Hexside;
  /** Hexsides of a hex with a crest, by direction. */
  crests(hex: number): readonly number[];
  numberAt(axial: Axial): number;
}

export function axialOf(id: string): Axial {
  const [column, row] = [Number(id.slice(0, 2)) - 1, Number(id.slice(2, 4)) - 1];
  return { q: column - (row - (row & 1)) / 2, r: row };
}

export function landOf({ hexes, sides }: Listing): Land {
  const axial = hexes.map(({ id }) => axialOf(id));
  const numbers = new Map(axial.map(({ q, r }, hex) => [`${q},${r}`, hex]));
  const numberAt = ({ q, r }: Axial): number => numbers.get(`${q},${r}`) ?? NONE;
  const neighbours = axial.map(({ q, r }) =>
    DIRECTIONS.map(([dq, dr]) => numberAt({ q: q + dq, r: r + dr })),
  );
  const found = new Map<string, Hexside>();
  for (const { a, b, water, bridge, crest, wall, link } of sides)
    found.set(`${a} ${b}`, {
      stream: water === 'stream',
      river: water === 'river',
      bridge,
      crest,
      wall,
      link,
    });
  const nameOf = (hex: number): string => at(hexes, hex).id;
  const terrain = hexes.map((hex) => hex.terrain);
  const side = (a: number, b: number): Hexside => found.get(`${nameOf(a)} ${nameOf(b)}`) ?? PLAIN;
  const isOpen = (a: number, b: number): boolean => {
    const { wall, river, bridge } = side(a, b);
    return !wall && !(river && !bridge) && terrain[a] !== 'impassable' && terrain[b] !== 'impassable';
  };
  const crested = axial.map(({ q, r }, hex) =>
    [0, 1, 2, 3, 4, 5].filter((d) => {
      const [dq, dr] = at(DIRECTIONS, d);
      return found.get(`${nameOf(hex)} ${idAt({ q: q + dq, r: r + dr })}`)?.crest === true;
    }),
  );
  return {
    size: hexes.length,
    axial,
    terrain,
    levels: hexes.map(({ level }) => level),
    neighbours,
    contact: neighbours.map((all, a) => all.filter((b) => b !== NONE && isOpen(a, b))),
    side,
    crests: (hex) => at(crested, hex),
    numberAt,
  };
}

/** As printed, for hexsides at the rim of a window. */
function idAt({ q, r }: Axial): string {
  const two = (n: number): string => String(n + 1).padStart(2, '0');
  return `${two(q + (r - (r & 1)) / 2)}${two(r)}`;
}

export function distance(land: Land, a: number, b: number): number {
  const [from, to] = [at(land.axial, a), at(land.axial, b)];
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** NLC-7.6d, e: percent for an assault across this hexside into this ground. */
export function assaultReduction(side: Hexside, ground: Terrain, isFromWoods: boolean): number {
  if (side.bridge) return ACROSS.bridge.assault;
  const across = Math.max(side.stream ? ACROSS.stream.assault : 0, side.crest ? ACROSS.crest.assault : 0);
  const inHex = ground === 'woods' && isFromWoods ? 0 : IN_HEX[ground].assault;
  return Math.min(75, across + inHex);
}
