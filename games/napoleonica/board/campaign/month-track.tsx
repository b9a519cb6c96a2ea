// The twelve months: past ones keep the sign of their event and open the chronicle, the present one is wax.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign } from '../../campaign/state.ts';
import { CAMPAIGN_EVENTS } from '../../data/campaign-events.ts';
import { eventName } from '../words/campaign-names.ts';
import { campaignWords as words } from '../words/sentences-campaign.ts';
import { KindSign } from './kind-sign.tsx';

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/** NAP-SOL.9, NAP-SOL.12, NAP-SOL.4: what begins with a month. */
function ruleOf(month: number, isNow: boolean): string | null {
  if (month === 6) return tell(words.monthBreach);
  if (month === 7) return tell(isNow ? words.monthSpread : words.monthThree);
  return month === 12 ? tell(words.monthLast) : null;
}

interface MonthTrackProps {
  readonly campaign: Campaign;
  onRead(month: number): void;
}

export const MonthTrack = ({ campaign, onRead }: MonthTrackProps) => (
  <ol class="napoleonica-months" aria-label={tell(words.months)}>
    {MONTHS.map((month) => {
      const event = campaign.past[month - 1];
      const isNow = month === campaign.month;
      const rule = ruleOf(month, isNow);
      return (
        <li
          key={month}
          class={isNow ? 'is-now' : event === undefined ? '' : 'is-past'}
          aria-current={isNow ? 'step' : undefined}
        >
          {event === undefined ? (
            <b>{month}</b>
          ) : (
            <button
              type="button"
              aria-label={tell(words.monthWas, { month, event: eventName(event) })}
              title={eventName(event)}
              onClick={() => onRead(month)}
            >
              <b>{month}</b>
              <KindSign kind={CAMPAIGN_EVENTS[event].kind} />
            </button>
          )}
          {rule !== null && <small>{rule}</small>}
        </li>
      );
    })}
  </ol>
);
