// The after-action report of Generals, computed from what happened.
import { fill } from '@grognard/kernel';
import type { Report, ReportInput } from '@grognard/web/report/report-data.ts';
import { SIDE_NAME } from '../names.ts';
import { rollsIn } from '../odds/rolls.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { optionsFrom } from './lobby/options.ts';
import { eventsIn } from './reading.ts';
import { courseOf } from './report/course.ts';
import { lossesOf } from './report/losses.ts';
import { luckOf } from './report/luck.ts';
import { turningsOf } from './report/turning-points.ts';
import { inWords, isSide, SETUP_NAME } from './words/names.ts';

const headline = (winner: string | undefined): string =>
  winner !== undefined && isSide(winner)
    ? `${SIDE_NAME[winner]} holds the field`
    : 'Neither side holds the field';

const roundsIn = (
  moments: ReportInput['moments'],
): readonly { readonly round: number; readonly n: number }[] =>
  moments.flatMap(({ n, events, struck }) =>
    struck
      ? []
      : eventsIn(events).flatMap((event) => (event.type === 'roundBegan' ? [{ round: event.round, n }] : [])),
  );

export function report({ options: raw, outcome, moments, chances }: ReportInput): Report {
  const options = optionsFrom(raw);
  const entries = moments
    .filter(({ struck }) => !struck)
    .map(({ n, events }) => ({ n, events: eventsIn(events) }));
  const events = entries.flatMap((entry) => entry.events);
  const rolls = rollsIn(entries);
  const course = courseOf(events, options);
  const rounds = events.filter(({ type }) => type === 'roundBegan').length;
  const final = (side: Side): number => course.series.find(({ seat }) => seat === side)?.values.at(-1) ?? 0;
  const points = { white: final('white'), black: final('black') };
  return {
    words: { period: 'round', axis: 'Round', gains: 'hits' },
    headline: headline(outcome.winners[0]),
    sentence: `${SETUP_NAME[options.setup]}, ${rounds === 1 ? 'one round' : `${inWords(rounds)} rounds`}. ${fill(outcome.text, outcome.with)}`,
    rule: outcome.rule,
    scores: SIDES.map((side) => ({ seat: side, name: SIDE_NAME[side], points: points[side] })),
    course,
    luck: luckOf(rolls, points),
    losses: lossesOf(events, options),
    tallies: [],
    winChance:
      chances === null ? null : { name: SIDE_NAME.white, values: chances, rounds: roundsIn(moments) },
    turnings: turningsOf(rolls, chances),
  };
}
