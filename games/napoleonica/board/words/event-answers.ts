// What was answered to an event, told afterwards.
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { type CampaignEventId, EVENT_IDS } from '../../data/campaign-events.ts';
import { REGION_IDS } from '../../data/regions.ts';
import { isUnitType } from '../../data/units.ts';
import { eventName, regionName } from './campaign-names.ts';
import { typeName } from './names.ts';
import { answerWords } from './sentences-between.ts';

/** The option that says yes or no means something else for each event. */
function plainAnswer(event: CampaignEventId, option: string): string {
  if (option === 'leave') return tell(answerWords.declined);
  if (event === 'EV07') return tell(option === 'fight' ? answerWords.fought : answerWords.yielded);
  if (event === 'EV08') return tell(option === 'pay' ? answerWords.paid : answerWords.letGo);
  return tell(answerWords.accepted);
}

export function answerInWords(event: CampaignEventId, option: string): string {
  const region = REGION_IDS.find((each) => each === option);
  if (region !== undefined) return regionName(region);
  const events = option.split(' ').flatMap((id) => EVENT_IDS.filter((each) => each === id));
  if (events.length > 0) return listed(events.map(eventName));
  return isUnitType(option) ? typeName(option) : plainAnswer(event, option);
}
