// The after-action report: luck by kind of test, losses by corps and hour, what became of orders, the staff's diary.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { luckInWords } from '@grognard/desk/report/luck-in-points.ts';
import { resultOf, roundsIn } from '@grognard/desk/report/result.ts';
import { type NamedSeat, sum } from '@grognard/desk/report/rolls.ts';
import { turningsOf } from '@grognard/desk/report/turnings.ts';
import { percent } from '@grognard/desk/words/numbers.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Ending } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { View } from '../view.ts';
import { type Side, sideOfSeat } from '../vocabulary.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';
import { diaryOf } from './diary/diary.tsx';
import { courseOf } from './report/course.ts';
import { lossesOf } from './report/losses.ts';
import { KINDS, type Roll, rollsIn } from './report/rolls.ts';
import { corpsTally, hoursTally, ordersTally } from './report/tallies.ts';
import { kindWords, reportWords } from './report/words.ts';
import { LOOK } from './words/journal-sums.ts';
import { hexName, type InTheatre } from './words/names.ts';
import { SIDES_IN_WORDS } from './words/sentences-names.ts';

const SEATS: readonly [NamedSeat<Side>, NamedSeat<Side>] = [
  { seat: 'french', name: SIDE_NAME.french },
  { seat: 'allied', name: SIDE_NAME.allied },
];

/** Hits are counted by fire alone; tests have their own lines in the table. */
const isFire = ({ kind }: Roll): boolean => kind === 'fire';

function tellRoll(of: InTheatre, { event, seat, round, odds, hits: passed }: Roll) {
  const side = SIDES_IN_WORDS[seat];
  if (event.type !== 'fired')
    return {
      title: tell(reportWords.testTitle, { turn: round, side }),
      text: tell(passed > 0 ? reportWords.testPassed : reportWords.testFailed, { percent: percent(odds) }),
      dice: [],
      rule: event.rule,
    };
  const { dice, strength, hits, hex, rule } = event;
  return {
    title: tell(reportWords.turningTitle, { turn: round, hex: hexName(of, hex), side, strength }),
    text: tell(reportWords.turningText, { roll: sum([...dice]), hits, odds: odds.toFixed(1) }),
    dice: dice.map((face) => ({ face, look: LOOK[seat] })),
    rule,
  };
}

/** The names of the sides are plural. */
function headlineOf({ winners: [winner = ''] }: Ending): string {
  const side = sideOfSeat(winner);
  return side === null
    ? tell(reportWords.drawn)
    : capital(tell(reportWords.holds, { side: SIDES_IN_WORDS[side] }));
}

export function report(input: ReportInput<View, Event, Options>): Report {
  const { view, moments, chances } = input;
  const theatre = theatreOf(view);
  const events = eventsIn(moments);
  const rolls = rollsIn(moments, theatre, view.options);
  const rounds = roundsIn(moments, (event) => (event.type === 'turnBegan' ? event.turn : null));
  const battle = tell(reportWords.battle, { battle: theatre.name, count: rounds.length });
  return {
    words: { period: tell(reportWords.period), axis: tell(reportWords.axis), gains: tell(reportWords.gains) },
    ...resultOf({ input, seats: SEATS, points: view.points, battle, rounds }),
    headline: headlineOf(input.outcome),
    course: courseOf(events, SEATS, view.points),
    luck: luckOf({
      rolls,
      seats: SEATS,
      kinds: KINDS,
      nameOf: (kind) => tell(kindWords[kind]),
      say: tell(reportWords.fireAlone, {
        said: luckInWords(rolls.filter(isFire), SEATS, tell(reportWords.gains)),
      }),
    }),
    losses: lossesOf(events, view, theatre),
    tallies: [
      corpsTally(view, theatre),
      hoursTally(events, theatre),
      ordersTally(events, theatre),
      // Where nobody lost anything, or wrote a letter, a heading alone would tell nothing.
    ].filter(({ rows }) => rows.length > 0),
    turnings: turningsOf({
      rolls,
      chances,
      seats: SEATS,
      winners: input.outcome.winners,
      tell: (roll) => tellRoll(view, roll),
    }),
    story: diaryOf(events, view),
  };
}
