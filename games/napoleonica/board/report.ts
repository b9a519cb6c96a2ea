// The after-action report: luck by die colour, models lost, the three attacks that decided it.
import type { Report, ReportInput } from '@grognard/desk';
import { eventsIn } from '@grognard/desk/journal/events-since.ts';
import { luckOf } from '@grognard/desk/report/luck.ts';
import { luckInPoints, luckInWords, shareInWords } from '@grognard/desk/report/luck-in-points.ts';
import { resultOf, roundsIn } from '@grognard/desk/report/result.ts';
import { type NamedSeat, sum } from '@grognard/desk/report/rolls.ts';
import { turningsOf } from '@grognard/desk/report/turnings.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { DICE } from '../data/words.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { View } from '../view.ts';
import type { ByPlayer, Player } from '../vocabulary.ts';
import { cardsUsed } from './report/cards-used.ts';
import { courseOf } from './report/course.ts';
import { battlesIn } from './report/fielded.ts';
import { lossesOf } from './report/losses.ts';
import { type Roll, rollsIn } from './report/rolls.ts';
import { isWar, warReport } from './report/war.ts';
import { liveryIn, sideInView } from './words/memory.ts';
import { DIE_NAME, typeName } from './words/names.ts';
import { reportWords, warWords } from './words/sentences-report.ts';

type Seats = readonly [NamedSeat<Player>, NamedSeat<Player>];

const seatsIn = (view: View): Seats => [
  { seat: 'A', name: capital(sideInView(view, 'A')), livery: liveryIn(view, 'A') },
  { seat: 'B', name: capital(sideInView(view, 'B')), livery: liveryIn(view, 'B') },
];

function tellLuck(rolls: readonly Roll[], seats: Seats, points: ByPlayer<number>): string {
  const opening = luckInWords(rolls, seats, tell(reportWords.gains));
  const worth = luckInPoints(rolls, seats, points);
  return worth === null ? opening : `${opening} ${shareInWords(worth, 'all')}`;
}

/** The attack a die belonged to, all its dice together. */
function tellAttack(roll: Roll, rolls: readonly Roll[], title: string) {
  const together = rolls.filter(({ n, attack }) => n === roll.n && attack === roll.attack);
  const nameOf = (id: number | undefined): string => {
    const unit = roll.fielded.get(id ?? -1);
    return unit === undefined ? '' : typeName(unit.type);
  };
  return {
    title: tell(title, {
      round: roll.round,
      attacker: nameOf(roll.attack?.attacker),
      target: nameOf(roll.attack?.target),
    }),
    text: tell(reportWords.attackText, {
      count: together.length,
      hits: sum(together.map(({ hits }) => hits)),
      odds: sum(together.map(({ odds }) => odds)).toFixed(1),
    }),
    dice: [],
    rule: 'NAP-ATK.26',
  };
}

export const report = (input: ReportInput<View, Event, Options>): Report =>
  isWar(input.view) ? warReport(input, battleReport) : battleReport(input);

function battleReport(input: ReportInput<View, Event, Options>): Report {
  const { view, moments, chances } = input;
  const seats = seatsIn(view);
  const events = eventsIn(moments);
  const rolls = rollsIn(moments);
  const rounds = roundsIn(moments, (event) => (event.type === 'roundBegan' ? event.round : null));
  const players = view.battle?.players;
  const points = { A: players?.A.vp ?? 0, B: players?.B.vp ?? 0 };
  const battle = tell(reportWords.battle, {
    a: seats[0].name,
    b: sideInView(view, 'B'),
    count: rounds.length,
  });
  const attackTitle = isWar(view) ? warWords.attackTitle : reportWords.attackTitle;
  const goal = view.battle?.terms.goals[view.battle.sideOf.A] ?? null;
  return {
    words: { period: tell(reportWords.period), axis: tell(reportWords.axis), gains: tell(reportWords.gains) },
    ...resultOf({ input, seats, points, battle, rounds }),
    course: courseOf(events, seats, rounds.length, goal),
    luck: luckOf({
      rolls,
      seats,
      kinds: DICE,
      nameOf: (die) => capital(DIE_NAME[die]),
      say: tellLuck(rolls, seats, points),
    }),
    losses: lossesOf(battlesIn(events)),
    tallies: [cardsUsed(events)],
    turnings: turningsOf({
      rolls,
      chances,
      seats,
      winners: input.outcome.winners,
      tell: (roll) => tellAttack(roll, rolls, attackTitle),
    }),
  };
}
