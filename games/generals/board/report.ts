// The after-action report of Generals, computed from what happened.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { resultOf, roundsIn } from '@grognard/desk/report/result.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { turningsOf } from '@grognard/desk/report/turnings.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import { SIDE_NAME } from '../names.ts';
import { rollsIn } from '../odds/rolls.ts';
import type { Options } from '../options.ts';
import type { Side } from '../vocabulary.ts';
import { courseOfBattle } from './report/course.ts';
import { lossesOf } from './report/losses.ts';
import { luckOfBattle } from './report/luck.ts';
import { tellRoll } from './report/turnings.ts';
import { SETUP_NAME } from './words/names.ts';
import { reportWords } from './words/sentences-report.ts';

const SEATS: readonly [NamedSeat<Side>, NamedSeat<Side>] = [
  { seat: 'white', name: SIDE_NAME.white },
  { seat: 'black', name: SIDE_NAME.black },
];

export function report(input: ReportInput<unknown, Event, Options>): Report {
  const { options, moments, chances } = input;
  const events = eventsIn(moments);
  const rolls = rollsIn(moments.filter(({ struck }) => !struck));
  const course = courseOfBattle(events, options, SEATS);
  const [white = 0, black = 0] = course.series.map(({ values }) => values.at(-1) ?? 0);
  const points = { white, black };
  const rounds = roundsIn(moments, (event) => (event.type === 'roundBegan' ? event.round : null));
  const battle = tell(reportWords.battle, { name: SETUP_NAME[options.setup], count: rounds.length });
  return {
    words: { period: tell(reportWords.period), axis: tell(reportWords.axis), gains: tell(reportWords.gains) },
    ...resultOf({ input, seats: SEATS, points, battle, rounds }),
    course,
    luck: luckOfBattle(rolls, SEATS, points),
    losses: lossesOf(events, options),
    tallies: [],
    turnings: turningsOf({ rolls, chances, seats: SEATS, winners: input.outcome.winners, tell: tellRoll }),
  };
}
