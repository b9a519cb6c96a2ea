// NAP-GEO.3, NAP-GEO.6: neighbours and distances on the field, from tables made once.
import { hexDistance, neighboursOf } from '@grognard/geometry';
import { GRID } from '../data/field.ts';
import type { Hex } from '../vocabulary.ts';

export const HEXES = GRID.size;

const NEIGHBOURS: readonly (readonly Hex[])[] = Array.from({ length: HEXES }, (_, hex) =>
  neighboursOf(GRID, hex),
);
const NONE: readonly Hex[] = [];
export const neighbours = (hex: Hex): readonly Hex[] => NEIGHBOURS[hex] ?? NONE;

const DISTANCES = new Uint8Array(HEXES * HEXES);
for (let a = 0; a < HEXES; a++)
  for (let b = 0; b < HEXES; b++) DISTANCES[a * HEXES + b] = hexDistance(GRID, a, b);

/** NAP-GEO.6: terrain never changes it. */
export const distance = (a: Hex, b: Hex): number => DISTANCES[a * HEXES + b] ?? 0;
export const isAdjacent = (a: Hex, b: Hex): boolean => DISTANCES[a * HEXES + b] === 1;
