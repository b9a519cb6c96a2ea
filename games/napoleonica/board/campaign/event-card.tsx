// SOL.M1: the event of the month as a card: its picture, a sentence of story, what it does, and what may be answered.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign } from '../../campaign/state.ts';
import { CAMPAIGN_EVENTS, type CampaignEventId } from '../../data/campaign-events.ts';
import type { Desk, Offer } from '../desk.ts';
import { askedAbout } from '../input/between.ts';
import { actionLabel } from '../words/labels.ts';
import { campaignWords as words } from '../words/sentences-campaign.ts';
import { stories } from '../words/sentences-stories.ts';
import { KindSign } from './kind-sign.tsx';
import { Vignette } from './vignette.tsx';

/** NAP-SOL.22; regions are answered on the map. */
const answersIn = (desk: Desk): readonly Offer[] =>
  desk.isLive.value
    ? desk.offers().filter(({ action, target }) => action.type === 'event' && 'button' in target)
    : [];

function EventAnswers({ desk, offers }: { readonly desk: Desk; readonly offers: readonly Offer[] }) {
  return (
    <div class="answers">
      {offers.map((offer) => (
        <button
          key={JSON.stringify(offer.action)}
          type="button"
          class="btn"
          onClick={(event) => desk.choose([offer], event.currentTarget)}
        >
          {actionLabel(offer.action, desk.shown.value.view)}
        </button>
      ))}
    </div>
  );
}

interface EventCardProps {
  readonly desk: Desk;
  readonly campaign: Campaign;
}

const Drawn = ({ desk, campaign, event }: EventCardProps & { readonly event: CampaignEventId }) => {
  const { name, kind, text } = CAMPAIGN_EVENTS[event];
  const answers = answersIn(desk);
  const isAsking = answers.length > 0 || askedAbout(desk).length > 0;
  return (
    <section class={`napoleonica-event${isAsking ? ' is-asking' : ''}`} aria-label={name}>
      <Vignette kind={kind} />
      <div class="text">
        <span class="kind">
          <KindSign kind={kind} />
          {tell(words.event, { month: campaign.month })}
        </span>
        <h2>{name}</h2>
        <p class="story">{tell(stories[event])}</p>
        <p class="effect">
          {tell(text)} <RuleLink rule="NAP-SOL.16" />
        </p>
        {answers.length > 0 && <EventAnswers desk={desk} offers={answers} />}
      </div>
    </section>
  );
};

export const EventCard = (props: EventCardProps) => {
  const { event } = props.campaign;
  return event === null ? (
    <p class="napoleonica-event is-empty">{tell(words.noEvent)}</p>
  ) : (
    <Drawn {...props} event={event} />
  );
};
