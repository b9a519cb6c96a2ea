// What a brush does to a map: terrain on hexes, or a Landmark set, changed and taken away.
import { type CustomLandmark, MOST_LANDMARKS } from '../../army/custom-battle.ts';
import { halfTurn, hexName, ROW_LENGTHS, rowOf } from '../../data/field.ts';
import { terrainOf } from '../../data/maps.ts';
import type { TerrainCode } from '../../data/terrain.ts';
import type { NamedMap } from './map-text.ts';

export type Brush =
  | { readonly kind: 'terrain'; readonly code: TerrainCode }
  | { readonly kind: 'landmark'; readonly scores: CustomLandmark['scores'] };

/** NAP-GEO.4: with both halves alike a hex brings its image with it. */
const withImages = (hexes: readonly number[], isMirrored: boolean): readonly number[] =>
  isMirrored ? [...new Set([...hexes, ...hexes.map(halfTurn)])] : hexes;

/** The nine rows of 95 codes. */
const rowsOf = (codes: readonly TerrainCode[]): readonly string[] =>
  ROW_LENGTHS.map((_, row) => codes.filter((__, hex) => rowOf(hex) === row).join(''));

export function painted(
  { map }: Pick<NamedMap, 'map'>,
  hexes: readonly number[],
  code: TerrainCode,
  isMirrored: boolean,
): readonly string[] {
  const meant = new Set(withImages(hexes, isMirrored));
  return rowsOf(terrainOf(map).map((old, hex) => (meant.has(hex) ? code : old)));
}

/** A Landmark of the same kind goes, one of the other kind changes, a bare hex gets one; null: there are too many. */
export function withLandmark(
  { landmarks }: Pick<NamedMap, 'landmarks'>,
  hex: number,
  scores: CustomLandmark['scores'],
  isMirrored: boolean,
): readonly CustomLandmark[] | null {
  const names = withImages([hex], isMirrored).map(hexName);
  const isThere = landmarks.some((each) => each.hex === hexName(hex) && each.scores === scores);
  const others = landmarks.filter((each) => !names.includes(each.hex));
  if (isThere) return others;
  const all = [...others, ...names.map((name) => ({ hex: name, scores }))];
  return all.length > MOST_LANDMARKS ? null : all;
}
