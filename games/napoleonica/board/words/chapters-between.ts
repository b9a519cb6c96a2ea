// The parts of a tournament or a campaign by name: months, and what lies between battles.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { isDecisive } from '../../tournament/state.ts';
import type { View } from '../../view.ts';
import { betweenJournal } from './sentences-between.ts';
import { campaignWords } from './sentences-campaign.ts';
import { notebookWords } from './sentences-notebook.ts';

/** What stands above the lines of the journal that follow it. */
export function headingBetween(event: Event): string | null {
  switch (event.type) {
    case 'monthBegan':
      return tell(betweenJournal.month, { month: event.month });
    case 'mapsDrawn':
      return tell(betweenJournal.battleHeading);
    default:
      return null;
  }
}

export const chapterBetween = (event: Event): string | null =>
  event.type === 'incomePaid' ? tell(betweenJournal.intervalHeading) : headingBetween(event);

/** Where the table stands while there is no battle. */
export function momentBetween({ campaign, series }: View): string | null {
  if (campaign !== null)
    return campaign.month === 0
      ? tell(campaignWords.musterFirst)
      : tell(campaignWords.monthOf, { month: campaign.month });
  if (series === null) return null;
  if (isDecisive(series)) return tell(notebookWords.decisive);
  // What follows a battle prepares the next one: it belongs to neither.
  const words = series.aftermath === null ? notebookWords.battleOf : notebookWords.afterBattleOf;
  return tell(words, { number: series.battle, of: series.preliminaries + 1 });
}
