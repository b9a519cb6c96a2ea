// NAP-TRN.20: what a player may build between battles, each once.
import { invariant } from '@grognard/kernel';
import type { Arm } from './words.ts';

export const BUILDING_IDS = ['BD1', 'BD2', 'BD3', 'BD4', 'BD5', 'BD6', 'BD7', 'BD8'] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

export interface Building {
  readonly id: BuildingId;
  readonly name: string;
  readonly cost: number;
  /** Units of an arm become cheaper to buy. */
  readonly discount: { readonly arm: Arm; readonly by: number } | null;
  readonly text: string;
}

export const BUILDINGS: readonly Building[] = [
  {
    id: 'BD1',
    name: 'Barracks',
    cost: 12,
    discount: { arm: 'infantry', by: 4 },
    text: 'Infantry units cost 4 DP less to buy.',
  },
  {
    id: 'BD2',
    name: 'Stables',
    cost: 12,
    discount: { arm: 'cavalry', by: 6 },
    text: 'Cavalry units cost 6 DP less to buy.',
  },
  {
    id: 'BD3',
    name: 'Foundry',
    cost: 12,
    discount: { arm: 'artillery', by: 10 },
    text: 'Artillery units cost 10 DP less to buy.',
  },
  {
    id: 'BD4',
    name: 'Hospital',
    cost: 20,
    discount: null,
    text: 'Restoring a unit costs an eighth of its price.',
  },
  {
    id: 'BD5',
    name: 'Academy',
    cost: 35,
    discount: null,
    text: 'Draw 3 improvement cards instead of 2.',
  },
  {
    id: 'BD6',
    name: 'Semaphore Line',
    cost: 40,
    discount: null,
    text: '1 more Order in round 1 of every battle.',
  },
  {
    id: 'BD7',
    name: 'Treasury',
    cost: 20,
    discount: null,
    text: 'More income: 15 DP, in a campaign 4 DP a month.',
  },
  {
    id: 'BD8',
    name: 'War College',
    cost: 40,
    discount: null,
    text: 'Of the 5 cards of your opening hand only 1 goes back.',
  },
];

export function building(id: BuildingId): Building {
  const found = BUILDINGS.find((each) => each.id === id);
  invariant(found !== undefined, `${id} is a building`);
  return found;
}
