// What the things of a campaign are called in sentences.

import { pointsOf } from '../../army/points.ts';
import type { Campaign } from '../../campaign/state.ts';
import { listOf } from '../../campaign/threat.ts';
import type { AbyssLevel } from '../../data/abyss-lists.ts';
import { CAMPAIGN_EVENTS, type CampaignEventId } from '../../data/campaign-events.ts';
import { LOOT_TOKENS, type Loot } from '../../data/loot.ts';
import { REGIONS, type RegionId } from '../../data/regions.ts';

export const regionName = (region: RegionId): string => REGIONS[region].name;
export const eventName = (event: CampaignEventId): string => CAMPAIGN_EVENTS[event].name;
export const lootName = (loot: Loot): string => LOOT_TOKENS[loot].name;

/** What an army of the Abyss costs: a number says more than the name of its list. */
export const abyssPoints = (level: AbyssLevel, campaign: Pick<Campaign, 'difficulty'>): number =>
  pointsOf(listOf(level, campaign));
