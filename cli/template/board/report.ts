// The after-action report, computed from what happened.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { resultOf } from '@grognard/desk/report/result.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { View } from '../view.ts';
import { bySide } from '../vocabulary.ts';
import { coinsLaid } from './report/coins-laid.ts';
import { courseOfToss } from './report/course.ts';
import { SEATS } from './report/seats.ts';
import { reportSentences } from './words/sentences.ts';

export function report(input: ReportInput<View, Event, Options>): Report {
  const { winners } = input.outcome;
  const points = bySide((side) => (winners.includes(side) ? 1 : 0));
  return {
    words: {
      period: tell(reportSentences.period),
      axis: tell(reportSentences.axis),
      gains: tell(reportSentences.gains),
    },
    ...resultOf({ input, seats: SEATS, points, battle: tell(reportSentences.battle), rounds: [] }),
    course: courseOfToss(points, input.outcome),
    luck: luckOf({
      rolls: [],
      seats: SEATS,
      kinds: [],
      nameOf: () => '',
      say: tell(reportSentences.noRolls),
    }),
    losses: {
      of: tell(reportSentences.lossesOf),
      hurt: tell(reportSentences.hurt),
      lost: tell(reportSentences.lost),
      rows: [],
      totals: [],
    },
    tallies: [coinsLaid(eventsIn(input.moments))],
    turnings: [],
  };
}
