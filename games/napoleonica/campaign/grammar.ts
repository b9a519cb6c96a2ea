// Everything the player of a campaign can do outside of battle, one choice at a time.
import type { RegionId } from '../data/regions.ts';
import type { UnitTypeId } from '../data/words.ts';

export type CampaignAction =
  /** NAP-SOL.22: pay, fight, take or leave; a unit; a region; an order of cards. */
  | { readonly type: 'event'; readonly option: string }
  | { readonly type: 'march'; readonly region: RegionId }
  | { readonly type: 'develop' }
  | { readonly type: 'recover' }
  | { readonly type: 'takeSeal' }
  | { readonly type: 'purge'; readonly holyWater: boolean }
  | { readonly type: 'endMonth' }
  | { readonly type: 'refuseBattle'; readonly yes: boolean }
  | { readonly type: 'hire'; readonly unit: UnitTypeId | null }
  | { readonly type: 'fieldKitchen'; readonly yes: boolean };
