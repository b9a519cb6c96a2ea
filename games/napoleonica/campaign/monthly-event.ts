// SOL.M1, NAP-SOL.16: the event of the month is drawn and carried out; some ask the player.
import { invariant } from '@grognard/kernel';
import { CAMPAIGN_EVENTS } from '../data/campaign-events.ts';
import { isRegion } from '../data/regions.ts';
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import { campaignPrompts } from '../words/campaign.ts';
import { chronicle } from './chronicle.ts';
import { answerEvent } from './event-answers.ts';
import { carryOutEvent } from './event-effects.ts';
import { optionsOf } from './event-options.ts';
import { type MonthlyEventFrame, monthlyEventFrame } from './frames.ts';
import { campaignOf, changeCampaign, PLAYER } from './state.ts';

const choose: Rule<MonthlyEventFrame, 'event'> = {
  type: 'event',
  rule: 'NAP-SOL.16',
  candidates: (state) => optionsOf(campaignOf(state)).map((option) => ({ type: 'event', option })),
  refuse: () => null,
  target: ({ option }) => (isRegion(option) ? { sector: option } : { button: option }),
  apply(umpire, frame, _seat, { option }) {
    const { event } = campaignOf(umpire.state);
    invariant(event !== null, 'an event asks');
    frame.step = 'over';
    umpire.emit({ type: 'eventAnswered', rule: 'NAP-SOL.16', event, option });
    answerEvent(umpire, event, option);
  },
};

export const monthlyEvent = procedure(monthlyEventFrame, {
  rule: 'NAP-SOL.16',
  pending(state, { step }) {
    const { event } = campaignOf(state);
    if (step !== 'choose' || event === null) return NOBODY;
    const { name, text } = CAMPAIGN_EVENTS[event];
    return [{ seat: PLAYER, rule: 'NAP-SOL.16', prompt: campaignPrompts.event, with: { event: name, text } }];
  },
  actions: [choose],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'draw':
        frame.step = 'resolve';
        return draw(umpire);
      case 'resolve':
        return resolve(umpire, frame);
      default:
        return umpire.end();
    }
  },
});

/** Those foreseen come first (EV27), then any of the rest. */
function draw(umpire: Table): void {
  const { state, random } = umpire;
  const { known, events, past } = campaignOf(state);
  const [foreseen] = known;
  const [event = foreseen] = foreseen === undefined ? random.shuffle(events, 'NAP-SOL.16 event') : [];
  invariant(event !== undefined, 'the deck outlasts the year');
  changeCampaign(state, {
    event,
    known: known.slice(1),
    events: events.filter((each) => each !== event),
    past: [...past, event],
  });
  umpire.emit({ type: 'eventDrawn', rule: 'NAP-SOL.16', event });
  chronicle(state, 'event', null, event);
}

/** NAP-SOL.19, NAP-ACN.2: a choice with one way out is no choice. */
function resolve(umpire: Table, frame: MonthlyEventFrame): void {
  const { event } = campaignOf(umpire.state);
  invariant(event !== null, 'an event was drawn');
  frame.step = 'over';
  carryOutEvent(umpire, event);
  const options = optionsOf(campaignOf(umpire.state));
  const [only] = options;
  if (options.length > 1) frame.step = 'choose';
  else if (only !== undefined) answerEvent(umpire, event, only);
}
