// NAP-TER: what the ground does, hex by hex.
// Also NAP-TER.1, NAP-TER.2, NAP-TER.3, NAP-TER.4, NAP-TER.5, NAP-TER.6, NAP-RUL.3, NAP-RUL.4, NAP-RUL.50.
import { TERRAIN, type Terrain } from '../data/terrain.ts';
import type { Hex } from '../vocabulary.ts';

const PLAIN = TERRAIN['.'];
const BY_CODE = new Map<string, Terrain>(Object.entries(TERRAIN));

interface Field {
  readonly ground: string;
}

export const codeAt = ({ ground }: Field, hex: Hex): string => ground.charAt(hex);
export const terrainAt = ({ ground }: Field, hex: Hex): Terrain => BY_CODE.get(ground.charAt(hex)) ?? PLAIN;

/** What movement and sight ask of a ground, hex by hex; grounds are few and stay as they are. */
export interface GroundTable {
  readonly passable: Uint8Array;
  readonly difficult: Uint8Array;
  readonly blocks: Uint8Array;
}
const TABLES = new Map<string, GroundTable>();
export function groundTable({ ground }: Field): GroundTable {
  let table = TABLES.get(ground);
  if (table === undefined) {
    const kinds = Array.from(ground, (code) => BY_CODE.get(code) ?? PLAIN);
    table = {
      passable: Uint8Array.from(kinds, ({ passable }) => (passable ? 1 : 0)),
      difficult: Uint8Array.from(kinds, ({ difficult }) => (difficult ? 1 : 0)),
      blocks: Uint8Array.from(kinds, ({ blocksSight }) => (blocksSight ? 1 : 0)),
    };
    TABLES.set(ground, table);
  }
  return table;
}
export const isPassable = (field: Field, hex: Hex): boolean => groundTable(field).passable[hex] === 1;
/** NAP-TER.7 */
export const isDifficult = (field: Field, hex: Hex): boolean => groundTable(field).difficult[hex] === 1;
