// NAP-SOL.6: the twelve regions of the campaign.
import type { MapId } from './maps.ts';

export const REGION_IDS = [
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'W06',
  'W07',
  'W08',
  'W09',
  'W10',
  'W11',
  'W12',
] as const;
export type RegionId = (typeof REGION_IDS)[number];

export interface Region {
  readonly name: string;
  readonly neighbours: readonly RegionId[];
  readonly income: number;
  /** At the start, from 0 to 3. */
  readonly corruption: number;
  readonly map: MapId;
  readonly seal: boolean;
}

const region = (
  name: string,
  neighbours: readonly RegionId[],
  income: number,
  corruption: number,
  map: MapId,
  seal = false,
): Region => ({ name, neighbours, income, corruption, map, seal });

export const REGIONS: { readonly [id in RegionId]: Region } = {
  W01: region('Paris', ['W02'], 20, 0, 'MAP1'),
  W02: region('Rhineland', ['W01', 'W03', 'W05'], 15, 0, 'MAP2'),
  W03: region('Bavaria', ['W02', 'W04', 'W05'], 10, 0, 'MAP4'),
  W04: region('Vienna', ['W03', 'W08', 'W12'], 15, 1, 'MAP3', true),
  W05: region('Saxony', ['W02', 'W03', 'W06', 'W07'], 10, 0, 'MAP1'),
  W06: region('Brandenburg', ['W05', 'W07'], 15, 0, 'MAP2', true),
  W07: region('Warsaw', ['W05', 'W06', 'W08', 'W09'], 10, 1, 'MAP4'),
  W08: region('Galicia', ['W04', 'W07', 'W09', 'W10', 'W12'], 10, 2, 'MAP5'),
  W09: region('Lithuania', ['W07', 'W08', 'W10'], 10, 0, 'MAP7', true),
  W10: region('Smolensk', ['W08', 'W09', 'W11'], 10, 0, 'MAP6'),
  W11: region('Moscow', ['W10'], 20, 0, 'MAP7'),
  W12: region('The Breach', ['W04', 'W08'], 0, 3, 'MAP8'),
};

/** NAP-SOL.9: where the last battle is fought. */
export const BREACH: RegionId = 'W12';
export const CAPITALS = { france: 'W01', russia: 'W11' } as const satisfies {
  readonly [faction: string]: RegionId;
};
export const MOST_CORRUPTION = 3;

export const isRegion = (id: string): id is RegionId => REGION_IDS.some((region) => region === id);
