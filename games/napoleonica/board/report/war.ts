// The report of a tournament or a campaign: battle by battle instead of round by round, and the chronicle as its story.
import type { Moment, Report, ReportInput, Story } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { sum } from '@grognard/desk/report/rolls.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { Options } from '../../options.ts';
import type { View } from '../../view.ts';
import { chronicleOf } from '../chronicle/prose.ts';
import { chronicleWords } from '../words/sentences-chronicle.ts';
import { warWords } from '../words/sentences-report.ts';

type Input = ReportInput<View, Event, Options>;
type Moments = readonly Moment<Event>[];

/** Each battle counts as one round: what follows its first round belongs to it. */
function battlesAsRounds(moments: Moments): Moments {
  let battle = 0;
  let isOpen = false;
  const renumbered = (event: Event): readonly Event[] => {
    if (event.type === 'battleBegan') {
      battle += 1;
      isOpen = true;
    }
    if (event.type !== 'roundBegan') return [event];
    const isFirst = isOpen;
    isOpen = false;
    return isFirst ? [{ ...event, round: battle }] : [];
  };
  return moments.map((moment) =>
    moment.struck ? moment : { ...moment, events: moment.events.flatMap(renumbered) },
  );
}

const pointsOf = (moments: Moments, seat: string): number =>
  sum(
    eventsIn(moments).flatMap((event) =>
      event.type === 'vpScored' && event.player === seat ? [event.vp] : [],
    ),
  );

/** 'Blue scored 6 VP in all battles, Red 26 VP.' */
function totalsIn(moments: Moments, [a, b]: Report['scores']): string {
  return tell(warWords.totals, {
    a: a?.name ?? '',
    aVp: pointsOf(moments, 'A'),
    b: b?.name ?? '',
    bVp: pointsOf(moments, 'B'),
  });
}

function storyOf({ campaign }: View): Story | null {
  if (campaign === null) return null;
  const seals = tell(chronicleWords.seals, { count: campaign.seals.length });
  const chapters = chronicleOf(campaign);
  return {
    title: tell(chronicleWords.title),
    aside: tell(chronicleWords.say),
    chapters: chapters.map(({ title, lines }, i) => ({
      title,
      lines: i === chapters.length - 1 ? [...lines, seals] : lines,
    })),
  };
}

export const isWar = ({ series, campaign }: View): boolean => series !== null || campaign !== null;

/** `ofBattle` makes the report of a single battle. */
export function warReport(input: Input, ofBattle: (input: Input) => Report): Report {
  const { moments, outcome, view } = input;
  const whole = ofBattle({ ...input, moments: battlesAsRounds(moments) });
  const count = eventsIn(moments).filter(({ type }) => type === 'battleBegan').length;
  const story = storyOf(view);
  const facts = { count, outcome: told(outcome.text, outcome.with) };
  return {
    ...whole,
    words: { ...whole.words, period: tell(warWords.period), axis: tell(warWords.axis) },
    sentence: story === null ? tell(warWords.tournament, facts) : tell(warWords.campaign, facts),
    scores: whole.scores.map((score) => ({ ...score, points: pointsOf(moments, score.seat) })),
    course: { ...whole.course, goal: null, say: totalsIn(moments, whole.scores), rule: 'NAP-VIC.1' },
    ...(story === null ? {} : { story }),
  };
}
