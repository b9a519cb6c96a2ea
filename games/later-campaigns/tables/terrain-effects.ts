// NLC-T5: what terrain costs to enter and takes off an attack. Percent; null: not possible. Movement in half-points.
import type { Terrain } from '../data/words.ts';

export interface TerrainEffect {
  readonly assault: number;
  readonly bombard: number | null;
  readonly charge: number | null;
  /** Infantry, HQs and traces; cavalry, guns, leaders and couriers. */
  readonly foot: number;
  readonly horse: number;
}

export const TERRAIN_EFFECTS: { readonly [terrain in Exclude<Terrain, 'impassable'>]: TerrainEffect } = {
  clear: { assault: 0, bombard: 0, charge: 0, foot: 2, horse: 2 },
  town: { assault: 25, bombard: 75, charge: 50, foot: 2, horse: 2 },
  chateau: { assault: 50, bombard: null, charge: null, foot: 4, horse: 4 },
  woods: { assault: 50, bombard: 50, charge: 75, foot: 4, horse: 8 },
};

export interface HexsideEffect {
  readonly assault: number;
  readonly charge: number | null;
  readonly extra: number;
}

/** A bridge's value in assault replaces that of the hex. NLC-R028: bombardment over a hexside has no modifier. */
export const HEXSIDE_EFFECTS: { readonly [hexside in 'stream' | 'crest' | 'bridge']: HexsideEffect } = {
  stream: { assault: 25, charge: 25, extra: 4 },
  crest: { assault: 25, charge: 0, extra: 0 },
  bridge: { assault: 50, charge: null, extra: 2 },
};

/** No ground is crossed for less. */
export const ACROSS_COUNTRY = 2;
/** NLC-5.2b, 5.2g */
export const ROAD_RATE = 1;
export const TRAIL_RATE = 2;
export const LEADER_LINK_RATE = 1;

/** NLC-A.5 `wet-ground` */
export const WET_GROUND = 2;
/** NLC-5.4c, 5.4d */
export const LEAVE_ZOC = 2;
