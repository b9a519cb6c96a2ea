// The parts of a game by name: rounds of a battle, months of a campaign, what lies between battles.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { isDecisive } from '../../tournament/state.ts';
import type { View } from '../../view.ts';
import { onTheField } from './sentences.ts';
import { betweenJournal } from './sentences-between.ts';
import { campaignWords } from './sentences-campaign.ts';
import { journal } from './sentences-journal.ts';
import { notebookWords } from './sentences-notebook.ts';

function begins(event: Event): string | null {
  switch (event.type) {
    case 'roundBegan':
      return tell(journal.round, { round: event.round });
    case 'monthBegan':
      return tell(betweenJournal.month, { month: event.month });
    case 'incomePaid':
      return tell(betweenJournal.intervalHeading);
    case 'mapsDrawn':
      return tell(betweenJournal.battleHeading);
    default:
      return null;
  }
}

export const chapter = (events: readonly Event[]): string | null =>
  events.map(begins).find((name) => name !== null) ?? null;

/** Where the table stands while there is no battle. */
export function betweenName({ campaign, series }: View): string {
  if (campaign !== null)
    return campaign.month === 0
      ? tell(campaignWords.musterFirst)
      : tell(campaignWords.monthOf, { month: campaign.month });
  if (series === null) return tell(onTheField.between);
  return isDecisive(series)
    ? tell(notebookWords.decisive)
    : tell(notebookWords.battleOf, { number: series.battle, of: series.preliminaries + 1 });
}
