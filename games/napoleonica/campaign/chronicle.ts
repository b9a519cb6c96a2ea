// The chronicle: what happened month by month, to be read afterwards.
import type { RegionId } from '../data/regions.ts';
import { type Campaign, type Chapter, campaignOf, changeCampaign } from './state.ts';

export function chronicle(
  state: { campaign: Campaign | null },
  what: Chapter['what'],
  region: RegionId | null,
  about: string | null = null,
): void {
  const { month, chronicle: so } = campaignOf(state);
  changeCampaign(state, { chronicle: [...so, { month, what, region, about }] });
}
