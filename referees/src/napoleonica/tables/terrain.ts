// NAP-TER.9: terrain, a line of the table each.
export interface Terrain {
  readonly enter: boolean;
  readonly difficult: boolean;
  readonly blocks: boolean;
  /** What a defender in it ignores. */
  readonly hits: number;
  readonly retreats: number;
  /** The hit is ignored against ranged attacks only. */
  readonly rangedOnly: boolean;
}

const ground = (enter: boolean, difficult: boolean, blocks: boolean, hits = 0, retreats = 0): Terrain => ({
  enter,
  difficult,
  blocks,
  hits,
  retreats,
  rangedOnly: false,
});

const TERRAIN: { readonly [code: string]: Terrain } = {
  '.': ground(true, false, false),
  F: ground(true, true, true, 1),
  H: ground(true, true, true, 0, 1),
  '~': ground(false, false, false),
  '=': ground(true, false, false),
  M: ground(false, false, true),
  B: { ...ground(true, false, false, 1), rangedOnly: true },
  m: ground(true, true, false),
  V: ground(true, true, true, 1),
  D: ground(true, true, false, 1, 1),
  U: ground(true, true, false, 1),
  X: ground(true, false, false),
  S: ground(true, false, false),
  W: ground(true, false, false),
};

export function terrainOf(code: string): Terrain {
  const found = TERRAIN[code];
  if (found === undefined) throw new Error(`no terrain ${code} in the law`);
  return found;
}
/** NAP-SCN.10 */
export const SLOT_TILES = ['V', 'D', 'U', 'S', 'W'] as const;
