// The map of a campaign in words, for labels and the text panel.
import type { TextSection } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign } from '../../campaign/state.ts';
import { capitalOf } from '../../campaign/world.ts';
import { REGION_IDS, REGIONS, type RegionId } from '../../data/regions.ts';
import { chronicleLines } from '../chronicle/prose.ts';
import { eventName, lootName } from './campaign-names.ts';
import { describeNotebook } from './describe-notebook.ts';
import { campaignWords as words } from './sentences-campaign.ts';

/** 'Warsaw, corruption 1 of 3, income 10 DP, your army' */
export function regionInWords(campaign: Campaign, region: RegionId): string {
  const { corruption, seals, army, host } = campaign;
  const { name, income, seal } = REGIONS[region];
  const facts: readonly (readonly [
    isSo: boolean,
    sentence:
      | typeof words.withArmy
      | typeof words.withHost
      | typeof words.withSeal
      | typeof words.sealTaken
      | typeof words.withCapital,
  ])[] = [
    [capitalOf(campaign) === region, words.withCapital],
    [seal && !seals.includes(region), words.withSeal],
    [seal && seals.includes(region), words.sealTaken],
    [army === region, words.withArmy],
    [host?.at === region, words.withHost],
  ];
  const plain = tell(words.region, { region: name, corruption: corruption[region], dp: income });
  return facts.reduce((text, [isSo, sentence]) => (isSo ? tell(sentence, { region: text }) : text), plain);
}

export function describeCampaign(campaign: Campaign): readonly TextSection[] {
  const { month, event, ap, loot } = campaign;
  return [
    {
      title: month === 0 ? tell(words.musterFirst) : tell(words.monthOf, { month }),
      lines: [
        ...(event === null ? [] : [eventName(event)]),
        tell(words.pointsLeft, { count: ap }),
        ...loot.map(lootName),
      ],
    },
    { title: tell(words.map), lines: REGION_IDS.map((region) => regionInWords(campaign, region)) },
    describeNotebook(campaign.notebook),
    { title: tell(words.chronicle), lines: chronicleLines(campaign, month) },
  ];
}
