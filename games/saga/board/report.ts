// The after-action report of Saga, computed from what happened.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { resultOf, roundsIn } from '@grognard/desk/report/result.ts';
import { turningsOf } from '@grognard/desk/report/turnings.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { type Options, TESTS } from '../vocabulary.ts';
import { cardsPlayed } from './report/cards-played.ts';
import { courseOf } from './report/course.ts';
import { lossesOf } from './report/losses.ts';
import { tellLuck, tellRoll } from './report/roll-words.ts';
import { rollsIn } from './report/rolls.ts';
import { cardsIn } from './report/units.ts';
import { ARMY_NAME, reportWords } from './words/sentences-report.ts';
import { TEST_NAME } from './words/tests.ts';

const SEATS = [
  { seat: 'A', name: SEAT_NAME.A },
  { seat: 'B', name: SEAT_NAME.B },
] as const;

/** 'Blue, the French, against Red, the Coalition, 6 turns' */
const battleIn = ({ players }: View, turns: number): string =>
  tell(reportWords.battle, {
    blue: SEAT_NAME.A,
    blueArmy: ARMY_NAME[players.A.faction],
    red: SEAT_NAME.B,
    redArmy: ARMY_NAME[players.B.faction],
    count: turns,
  });

export function report(input: ReportInput<View, Event, Options>): Report {
  const { options, view, moments, chances } = input;
  const events = eventsIn(moments);
  const cards = cardsIn(events, view);
  const rolls = rollsIn(moments, cards);
  const rounds = roundsIn(moments, (event) => (event.type === 'turnBegan' ? event.turn : null));
  const points = { A: view.players.A.vp, B: view.players.B.vp };
  return {
    words: { period: tell(reportWords.period), axis: tell(reportWords.axis), gains: tell(reportWords.gains) },
    ...resultOf({ input, seats: SEATS, points, battle: battleIn(view, rounds.length), rounds }),
    course: courseOf(events, options, SEATS),
    luck: luckOf({
      rolls,
      seats: SEATS,
      kinds: TESTS,
      nameOf: (kind) => TEST_NAME[kind],
      say: tellLuck(rolls, SEATS, points),
    }),
    losses: lossesOf(events, options, cards),
    tallies: [cardsPlayed(events)],
    turnings: turningsOf({
      rolls,
      chances,
      seats: SEATS,
      winners: input.outcome.winners,
      tell: (roll) => tellRoll(roll, cards),
    }),
  };
}
