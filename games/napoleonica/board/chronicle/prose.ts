// The chronicle in prose: a campaign told month by month, out of what it remembers.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign, Chapter } from '../../campaign/state.ts';
import { capitalOf } from '../../campaign/world.ts';
import { EVENT_IDS } from '../../data/campaign-events.ts';
import { BREACH, type RegionId } from '../../data/regions.ts';
import { eventName, regionName } from '../words/campaign-names.ts';
import { FACTION_NAME } from '../words/names.ts';
import { chronicleWords as words } from '../words/sentences-chronicle.ts';
import { stories } from '../words/sentences-stories.ts';

const MARAUDERS = 'L0';

function wonOrLost(what: 'won' | 'lost', region: RegionId, about: string | null): string {
  if (about === MARAUDERS) return tell(what === 'won' ? words.wonMarauders : words.lostMarauders);
  if (region === BREACH) return tell(what === 'won' ? words.wonBreach : words.lostBreach);
  return tell(words[what], { region: regionName(region) });
}

function sentenceOf({ what, region, about }: Chapter): string {
  const event = EVENT_IDS.find((each) => each === about);
  if (what === 'event')
    return event === undefined ? '' : tell(words.event, { event: eventName(event), story: stories[event] });
  if (region === null) return '';
  if (what === 'won' || what === 'lost') return wonOrLost(what, region, about);
  return tell(words[what], { region: regionName(region) });
}

/** Several lines of corruption in one month are one sentence less each: what repeats itself is told once. */
export const chronicleLines = (
  { chronicle }: Pick<Campaign, 'chronicle'>,
  month: number,
): readonly string[] => [
  ...new Set(
    chronicle
      .filter((chapter) => chapter.month === month)
      .map(sentenceOf)
      .filter((sentence) => sentence !== ''),
  ),
];

export interface ChronicleMonth {
  readonly title: string;
  readonly month: number;
  readonly lines: readonly string[];
}

/** Every month so far; the first begins with how it all began. */
export function chronicleOf(campaign: Campaign): readonly ChronicleMonth[] {
  const begun = tell(words.begun, {
    faction: FACTION_NAME[campaign.notebook.faction],
    capital: regionName(capitalOf(campaign)),
  });
  return Array.from({ length: campaign.month }, (_, i) => {
    const month = i + 1;
    const lines = chronicleLines(campaign, month);
    return { title: tell(words.month, { month }), month, lines: month === 1 ? [begun, ...lines] : lines };
  });
}
