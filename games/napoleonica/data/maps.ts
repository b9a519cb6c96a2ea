// NAP-MAP.1: the eight maps, rows 1 to 9 from north to south in the letters of NAP-TER.9.
import { TERRAIN_CODES, type TerrainCode } from './terrain.ts';

export const MAP_IDS = ['MAP1', 'MAP2', 'MAP3', 'MAP4', 'MAP5', 'MAP6', 'MAP7', 'MAP8'] as const;
export type MapId = (typeof MAP_IDS)[number];

export interface MapSheet {
  readonly name: string;
  readonly rows: readonly string[];
}

export const MAPS: { readonly [id in MapId]: MapSheet } = {
  MAP1: {
    name: 'Marenfeld',
    rows: [
      '...........',
      '..........',
      '..F.....H..',
      '..........',
      '....B.B....',
      '..........',
      '..H.....F..',
      '..........',
      '...........',
    ],
  },
  MAP2: {
    name: 'Lodenbach',
    rows: [
      '...........',
      '..........',
      '.F..V....H.',
      '...B..B...',
      '~~=~~=~~=~~',
      '...B..B...',
      '.H....V..F.',
      '..........',
      '...........',
    ],
  },
  MAP3: {
    name: 'Redoubt',
    rows: [
      '.....V.....',
      '..........',
      '....DDD....',
      '.F......F.',
      '...m...m...',
      '..B....B..',
      '.....H.....',
      '..........',
      '...........',
    ],
  },
  MAP4: {
    name: 'Crosswood',
    rows: [
      '...........',
      '..F....F..',
      '.....F.....',
      '.B..FF..B.',
      '..H..V..H..',
      '.B..FF..B.',
      '.....F.....',
      '..F....F..',
      '...........',
    ],
  },
  MAP5: {
    name: 'Rift Vale',
    rows: [
      '...........',
      '..........',
      '..U.....U..',
      '.F..mm..F.',
      '..X..X..X..',
      '.F..mm..F.',
      '..U.....U..',
      '..........',
      '...........',
    ],
  },
  MAP6: {
    name: 'The Pass',
    rows: [
      '...........',
      '..........',
      'MM.......MM',
      'MM..H...MM',
      'MMM.F.F.MMM',
      'MM...H..MM',
      'MM.......MM',
      '..........',
      '...........',
    ],
  },
  MAP7: {
    name: 'Frostplain',
    rows: [
      '...........',
      '..........',
      '.B.V...F.B.',
      '....H.....',
      'F..m...m..F',
      '.....H....',
      '.B.F...V.B.',
      '..........',
      '...........',
    ],
  },
  MAP8: {
    name: 'The Breach',
    rows: [
      '....MXM....',
      '...M..M...',
      '..U.....U..',
      '.F......F.',
      '...X...X...',
      '..B....B..',
      '.....S.....',
      '..........',
      '...........',
    ],
  },
};

/** The terrain of each hex, in the order of hex numbers. */
export const terrainOf = (rows: readonly string[]): readonly TerrainCode[] =>
  [...rows.join('')].map((letter) => TERRAIN_CODES.find((code) => code === letter) ?? '.');
