// The after-action report of Saga, computed from what happened.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { resultOf, roundsIn } from '@grognard/desk/report/result.ts';
import { turningsOf } from '@grognard/desk/report/turnings.ts';
import type { Event } from '../events.ts';
import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { type Faction, type Options, PLAYERS, TESTS } from '../vocabulary.ts';
import { cardsPlayed } from './report/cards-played.ts';
import { courseOf } from './report/course.ts';
import { lossesOf } from './report/losses.ts';
import { tellLuck, tellRoll } from './report/roll-words.ts';
import { rollsIn } from './report/rolls.ts';
import { cardsIn } from './report/units.ts';
import { TEST_NAME } from './words/tests.ts';

const SEATS = [
  { seat: 'A', name: SEAT_NAME.A },
  { seat: 'B', name: SEAT_NAME.B },
] as const;

/** Whom a player commands. */
const ARMY_NAME: { readonly [faction in Faction]: string } = {
  FR: 'the French',
  CO: 'the Coalition',
  PR: 'the Prussians',
};

/** 'Blue, the French, against Red, the Coalition, six turns' */
const battleIn = ({ players }: View, turns: number): string =>
  `${PLAYERS.map((player) => `${SEAT_NAME[player]}, ${ARMY_NAME[players[player].faction]}`).join(', against ')}, ${turns === 1 ? 'one turn' : `${turns} turns`}`;

export function report(input: ReportInput<View, Event, Options>): Report {
  const { options, view, moments, chances } = input;
  const events = eventsIn(moments);
  const cards = cardsIn(events, view);
  const rolls = rollsIn(moments, cards);
  const rounds = roundsIn(moments, (event) => (event.type === 'turnBegan' ? event.turn : null));
  const points = { A: view.players.A.vp, B: view.players.B.vp };
  return {
    words: { period: 'turn', axis: 'Turn', gains: 'successes' },
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
    turnings: turningsOf({ rolls, chances, seats: SEATS, tell: (roll) => tellRoll(roll, cards) }),
  };
}
