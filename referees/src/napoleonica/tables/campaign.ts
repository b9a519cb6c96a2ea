// NAP-SOL.6, NAP-SOL.14, NAP-SOL.15: the world, the armies of the Abyss, and loot.
export interface Region {
  readonly near: readonly string[];
  readonly income: number;
  readonly start: number;
  readonly map: string;
  readonly seal: boolean;
}
const region = (near: string, income: number, start: number, map: string, seal = false): Region => ({
  near: near.split(' '),
  income,
  start,
  map,
  seal,
});
export const REGIONS: { readonly [id: string]: Region } = {
  W01: region('W02', 20, 0, 'MAP1'),
  W02: region('W01 W03 W05', 15, 0, 'MAP2'),
  W03: region('W02 W04 W05', 10, 0, 'MAP4'),
  W04: region('W03 W08 W12', 15, 1, 'MAP3', true),
  W05: region('W02 W03 W06 W07', 10, 0, 'MAP1'),
  W06: region('W05 W07', 15, 0, 'MAP2', true),
  W07: region('W05 W06 W08 W09', 10, 1, 'MAP4'),
  W08: region('W04 W07 W09 W10 W12', 10, 2, 'MAP5'),
  W09: region('W07 W08 W10', 10, 0, 'MAP7', true),
  W10: region('W08 W09 W11', 10, 0, 'MAP6'),
  W11: region('W10', 20, 0, 'MAP7'),
  W12: region('W04 W08', 0, 3, 'MAP8'),
};
export const CAPITALS: { readonly [faction: string]: string } = { france: 'W01', russia: 'W11' };

export const ABYSS_LISTS: { readonly [level: string]: string } = {
  L0: 'AB13 AB01 AB02 AB03',
  L1: 'AB13 AB01 AB01 AB02 AB03 AB06',
  L2: 'AB13 AB01 AB01 AB03 AB04 AB06 AB11',
  L3: 'AB14 AB01 AB01 AB03 AB03 AB04 AB08 AB10',
  'AB-320': 'AB14 AB12 AB13 AB01+DA1 AB01+DA2 AB03 AB04 AB04 AB06 AB03 AB08',
};
/** NAP-SOL.3 */
export const MORE: { readonly [difficulty: string]: readonly string[] } = {
  conscript: [],
  veteran: ['AB04'],
  marshal: ['AB03', 'AB04'],
};
export const LOOT_BAG: { readonly [token: string]: number } = {
  dp10: 5,
  dp20: 3,
  fieldKitchen: 2,
  capturedColours: 2,
  powderWagon: 2,
  holyWater: 2,
};
