// NAP-TER.9: what each kind of terrain does.

export interface Terrain {
  readonly name: string;
  readonly passable: boolean;
  /** NAP-MOV.3: stops whoever enters. */
  readonly difficult: boolean;
  readonly blocksSight: boolean;
  /** Symbols a defender in it ignores; `rangedOnly` against ranged attacks alone. */
  readonly ignores: { readonly hits: number; readonly retreats: number; readonly rangedOnly: boolean };
  /** NAP-SET.3: a tile of which a map has few. */
  readonly unique: boolean;
}

export const TERRAIN_CODES = ['.', 'F', 'H', '~', '=', 'M', 'B', 'm', 'V', 'D', 'U', 'X', 'S', 'W'] as const;
/** One letter of a map. */
export type TerrainCode = (typeof TERRAIN_CODES)[number];
export const isTerrainCode = (letter: string): letter is TerrainCode =>
  TERRAIN_CODES.some((code) => code === letter);

const OPEN: Terrain = {
  name: 'Plain',
  passable: true,
  difficult: false,
  blocksSight: false,
  ignores: { hits: 0, retreats: 0, rangedOnly: false },
  unique: false,
};
/** NAP-RUL.101: what a defender in a Forest ignores. */
const FOREST_IGNORES: Terrain['ignores'] = { hits: 1, retreats: 0, rangedOnly: false };
const oneHit: Terrain['ignores'] = { hits: 1, retreats: 0, rangedOnly: false };

export const TERRAIN: { readonly [code in TerrainCode]: Terrain } = {
  '.': OPEN,
  F: { ...OPEN, name: 'Forest', difficult: true, blocksSight: true, ignores: FOREST_IGNORES },
  H: {
    ...OPEN,
    name: 'Hill',
    difficult: true,
    blocksSight: true,
    ignores: { hits: 0, retreats: 1, rangedOnly: false },
  },
  '~': { ...OPEN, name: 'River', passable: false },
  '=': { ...OPEN, name: 'Bridge' },
  M: { ...OPEN, name: 'Mountain', passable: false, blocksSight: true },
  B: { ...OPEN, name: 'Bush', ignores: { hits: 1, retreats: 0, rangedOnly: true } },
  m: { ...OPEN, name: 'Marsh', difficult: true },
  V: { ...OPEN, name: 'Village', difficult: true, blocksSight: true, ignores: oneHit, unique: true },
  D: {
    ...OPEN,
    name: 'Redoubt',
    difficult: true,
    ignores: { hits: 1, retreats: 1, rangedOnly: false },
    unique: true,
  },
  U: { ...OPEN, name: 'Ruins', difficult: true, ignores: oneHit, unique: true },
  X: { ...OPEN, name: 'Rift', unique: true },
  S: { ...OPEN, name: 'Shrine', unique: true },
  W: { ...OPEN, name: 'Windmill', unique: true },
};

/** NAP-SCN.10: what may lie on a unique-terrain slot; the first is the default. */
export const SLOT_TILES = ['V', 'D', 'U', 'S', 'W'] as const satisfies readonly TerrainCode[];
export type SlotTile = (typeof SLOT_TILES)[number];
