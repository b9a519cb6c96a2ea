// The after-action report, computed from what happened.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { resultOf } from '@grognard/desk/report/result.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { View } from '../view.ts';
import { bySide } from '../vocabulary.ts';
import { coinsLaid } from './report/coins-laid.ts';
import { courseOfToss } from './report/course.ts';
import { SEATS } from './report/seats.ts';

export function report(input: ReportInput<View, Event, Options>): Report {
  const { winners } = input.outcome;
  const points = bySide((side) => (winners.includes(side) ? 1 : 0));
  return {
    words: { period: 'toss', axis: 'Toss', gains: 'wins' },
    ...resultOf({ input, seats: SEATS, points, battle: 'One toss', rounds: [] }),
    course: courseOfToss(points, input.outcome),
    luck: luckOf({ rolls: [], seats: SEATS, kinds: [], nameOf: () => '', say: 'Nothing was rolled.' }),
    losses: { of: 'coins', hurt: 'covered', lost: 'lost', rows: [], totals: [] },
    tallies: [coinsLaid(eventsIn(input.moments))],
    turnings: [],
  };
}
