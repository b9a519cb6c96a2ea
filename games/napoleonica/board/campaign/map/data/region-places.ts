// NAP-SOL.6: the twelve regions on the map, in degrees east and north. Neighbours share the corners of their borders.
import type { RegionId } from '../../../../data/regions.ts';
import type { Degrees } from '../projection.ts';

/** Corners where regions meet, by a letter. */
export const CORNERS: { readonly [letter: string]: Degrees } = {
  A: [4.6, 50.2],
  B: [5.7, 48.7],
  G: [9.3, 52.3],
  H: [9.9, 51],
  I: [9.8, 49.6],
  J: [8.6, 47.7],
  K: [13, 47.5],
  L: [13.6, 48.7],
  M: [12.3, 50.1],
  n: [11.1, 50.4],
  O: [15.2, 50.65],
  R: [17.3, 50.9],
  S: [17, 52.1],
  T: [14.8, 51.9],
  U: [12.4, 52],
  u: [10.9, 52.3],
  v: [17.6, 53],
  X: [17.3, 53.8],
  Y: [22.8, 54.2],
  Z: [24, 52.6],
  a: [23.7, 51.6],
  b: [22.2, 50.7],
  c: [19.8, 50.3],
  e: [18.9, 49.5],
  F: [20, 48.4],
  g: [19.2, 47.2],
  h: [22.6, 48.2],
  i: [25.2, 47.7],
  j: [30, 50.9],
  k: [29.2, 52.6],
  l: [29, 54.4],
  m: [28.7, 56],
  N: [33.6, 57],
  o: [34.4, 55.4],
  p: [34, 53.6],
};

export interface RegionPlace {
  /** Corners by their letter, or in degrees. */
  readonly border: string;
  readonly town: Degrees;
  /** From the town to the middle of the name, and to the place where ink begins to run, in units of the drawing. */
  readonly name: readonly [x: number, y: number];
  readonly stain: readonly [x: number, y: number];
}

const place = (
  border: string,
  town: Degrees,
  name: RegionPlace['name'],
  stain: RegionPlace['stain'] = [0, 0],
): RegionPlace => ({ border, town, name, stain });

export const REGION_PLACES: { readonly [region in RegionId]: RegionPlace } = {
  W01: place('A B 5.2,47 2,46.3 -.8,47.2 -1.1,50 2.4,51.5', [2.4, 48.75], [0, 24], [30, 20]),
  W02: place('A 5.9,52 G H I J 7.3,47.6 B', [7.35, 50.25], [0, 22], [34, -14]),
  W03: place('J 10.4,47.1 K L M n I', [11.3, 48.75], [-6, 22], [62, 14]),
  W04: place('K L 15,48.9 17,49 e F g 18.3,46.1 16.2,46.3 14,46.4', [16.5, 47.85], [0, 22], [46, 4]),
  W05: place('G H I n M 13.5,50.45 O R S T U u', [12.6, 51.4], [-6, 22], [52, 0]),
  W06: place('u U T S v X 14.5,54.5 12,54.9 10.6,53.5', [13.7, 53.4], [0, 20], [46, 6]),
  W07: place('R S v X 19.6,53.7 21.6,53.9 Y Z a b c 18.4,50.6', [20.7, 52.15], [-50, 12], [34, 20]),
  W08: place('Z a b c e F h i 27,47.9 28.6,48.8 j k 27,52.2', [25.6, 50], [40, 22], [0, 10]),
  W09: place('Y Z 27,52.2 k l m 26,56.6 23.8,56.3 22.3,55.3', [25.5, 54.75], [4, 20], [16, 64]),
  W10: place('k l m 30.5,57 N o p 32.4,51.9 j', [31.6, 54.6], [0, 22], [-66, 42]),
  W11: place('N o p 36.2,53 39,53.4 41,54.8 40.8,57 38,58.2 35.2,58.1', [37.2, 55.9], [0, 22], [-46, 20]),
  W12: place('F h i 26.8,46.6 26.2,45.3 24,44.8 21.6,44.8 20,45.9 g', [22.7, 46.55], [0, 34], [0, 8]),
};
