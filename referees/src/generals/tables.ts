// GEN-5, 13, 17 and 20: what is printed, copied from the tables of the law.
import type { Arm, Side } from './board.ts';

type Men = readonly [infantry: number, cavalry: number, artillery: number];
interface Army {
  readonly right: Men;
  readonly centre: Men;
  readonly left: Men;
  readonly reserve: Men;
}

/** GEN-5.4 to 5.8. */
export const SETUPS: { readonly [name: string]: Army } = {
  marengo: { right: [2, 4, 0], centre: [4, 0, 2], left: [6, 0, 0], reserve: [8, 4, 0] },
  laRothiere: { right: [0, 6, 0], centre: [4, 0, 2], left: [6, 0, 0], reserve: [10, 2, 0] },
  dennewitz: { right: [4, 2, 0], centre: [4, 0, 2], left: [4, 2, 0], reserve: [8, 4, 0] },
  leuthen: { right: [6, 0, 0], centre: [4, 0, 2], left: [6, 0, 0], reserve: [4, 8, 0] },
  albuera: { right: [4, 2, 0], centre: [2, 4, 0], left: [4, 2, 0], reserve: [10, 0, 2] },
};

/** GEN-3: left and right as each side sees them. */
export const WINGS: { readonly [side in Side]: { readonly [wing in keyof Army]: string } } = {
  white: { left: 'a1', centre: 'b1', right: 'c1', reserve: 'rw' },
  black: { left: 'c3', centre: 'b3', right: 'a3', reserve: 'rb' },
};

export type Row = 'attI' | 'attC' | 'attA' | 'sq' | 'pasI' | 'pasC' | 'pasA';
export type Column = Row | 'routed' | 'none';
type Cell = readonly [ranged: number | null, melee: number | null];

/** GEN-13.1; where a column is left out, nobody attacks that way. */
export const MODIFIERS: { readonly [row in Row]: { readonly [column in Column]?: Cell } } = {
  attI: {
    attI: [-1, 0],
    attC: [-1, -1],
    attA: [-1, 1],
    sq: [0, 0],
    pasI: [-1, 1],
    pasC: [-1, 0],
    pasA: [-1, 1],
    routed: [0, 0],
    none: [1, 1],
  },
  attC: {
    attI: [null, 1],
    attC: [null, 0],
    attA: [null, 2],
    sq: [null, -3],
    pasI: [null, 1],
    pasC: [null, 1],
    pasA: [null, 2],
    routed: [null, 2],
    none: [null, 2],
  },
  attA: {
    attI: [2, null],
    attC: [2, null],
    attA: [1, null],
    sq: [3, null],
    pasI: [2, null],
    pasC: [2, null],
    pasA: [1, null],
    routed: [1, null],
    none: [2, null],
  },
  sq: { attI: [-1, 0], attC: [-1, 0], attA: [-2, 0] },
  pasI: { attI: [0, 0], attC: [0, -1], attA: [-1, 0] },
  pasC: { attI: [null, -1], attC: [null, -1], attA: [null, null] },
  pasA: { attI: [0, null], attC: [0, null], attA: [-1, null] },
};

export interface Marker {
  readonly sector: string;
  readonly owner: Side;
  readonly kind: string;
  readonly vp: number;
}

const pair = (kind: string, vp: number, white: readonly string[], black: readonly string[]): Marker[] => [
  ...white.map((sector): Marker => ({ sector, owner: 'white', kind, vp })),
  ...black.map((sector): Marker => ({ sector, owner: 'black', kind, vp })),
];
const GENERALS = pair('general', 5, ['b1'], ['b3']);

/** GEN-17.5. */
export const OBJECTIVES: { readonly [name: string]: readonly Marker[] } = {
  standard: [...GENERALS, ...pair('flag', 1, ['a1', 'c1'], ['a3', 'c3'])],
  wide: [...GENERALS, ...pair('flag', 3, ['a1', 'c1'], ['a3', 'c3'])],
  raid: [...GENERALS, ...pair('flag', 1, ['a1', 'c1'], ['a3', 'c3']), ...pair('rose', 1, ['a2'], ['c2'])],
  none: [],
};

export interface Layout {
  readonly forest: readonly string[];
  readonly hill: readonly string[];
  /** One river in every layout: the brook. */
  readonly river: readonly string[];
  readonly building: readonly string[];
  readonly roads: readonly (readonly [string, string])[];
}

const HIGH_ROAD: Layout['roads'] = [
  ['b1', 'rw'],
  ['b1', 'b2'],
  ['b2', 'b3'],
  ['b3', 'rb'],
];
const bare: Layout = { forest: [], hill: [], river: [], building: [], roads: [] };

/** GEN-20, layouts. */
export const LAYOUTS: { readonly [name: string]: Layout } = {
  off: bare,
  A: { ...bare, building: ['b2'], roads: HIGH_ROAD },
  B: {
    forest: ['a1'],
    hill: ['a2', 'c3'],
    river: ['b2', 'c2'],
    building: ['b2'],
    roads: [...HIGH_ROAD, ['a1', 'b1']],
  },
  Bsym: {
    forest: ['a1', 'c3'],
    hill: ['c1', 'a3'],
    river: ['a2', 'b2', 'c2'],
    building: ['b2'],
    roads: [...HIGH_ROAD, ['a1', 'b1'], ['b3', 'c3']],
  },
  Bfull: { ...bare, forest: ['a2', 'c2'], hill: ['b2'], building: ['b2'], roads: HIGH_ROAD },
};

/** GEN-2.1. */
export const STANDARD_ARMY: { readonly [arm in Arm]: number } = { I: 20, C: 8, A: 2 };
export const ARMS: readonly Arm[] = ['I', 'C', 'A'];
/** GEN-4. */
export const WORTH: { readonly [arm in Arm]: number } = { I: 1, C: 1, A: 2 };
export const RIDES: { readonly [arm in Arm]: number } = { I: 1, C: 2, A: 1 };
