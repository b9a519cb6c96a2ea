// A tournament or a campaign in words, while there is no battle.
import type { TextSection } from '@grognard/desk';
import type { View } from '../../view.ts';
import { PLAYERS } from '../../vocabulary.ts';
import { describeCampaign } from './describe-campaign.ts';
import { describeNotebook } from './describe-notebook.ts';

/** The map of a campaign, the notebooks of a tournament. */
export function describeBetween({ campaign, series }: View): readonly TextSection[] {
  if (campaign !== null) return describeCampaign(campaign);
  const notebooks = series?.notebooks ?? null;
  return notebooks === null ? [] : PLAYERS.map((player) => describeNotebook(notebooks[player]));
}
