// The after-action report of Saga, computed from what happened.

import type { Report, ReportInput } from '@grognard/desk';
import { fill } from '@grognard/kernel';
import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { isPlayer, PLAYERS, type Player } from '../vocabulary.ts';
import { cardsPlayed } from './report/cards-played.ts';
import { courseOf } from './report/course.ts';
import { lossesOf } from './report/losses.ts';
import { luckOf } from './report/luck.ts';
import { ARMY_NAME, cardsIn, unitNameIn } from './report/names.ts';
import { rollsIn } from './report/rolls.ts';
import { turningsOf } from './report/turnings.ts';

const turnsIn = (
  moments: ReportInput['moments'],
): readonly { readonly round: number; readonly n: number }[] =>
  moments.flatMap(({ n, events, struck }) =>
    struck ? [] : events.flatMap((event) => (event.type === 'turnBegan' ? [{ round: event.turn, n }] : [])),
  );

/** 'Blue, the French, against Red, the Coalition' */
const armies = ({ players }: View): string =>
  PLAYERS.map((player) => `${SEAT_NAME[player]}, ${ARMY_NAME[players[player].faction]}`).join(', against ');

export function report({ options: raw, outcome, view: end, moments, chances }: ReportInput): Report {
  const [options, view] = [raw, end];
  const events = moments.filter(({ struck }) => !struck).flatMap((moment) => moment.events);
  const cards = cardsIn(events, view);
  const rolls = rollsIn(moments, cards);
  const turns = turnsIn(moments);
  const points = { A: view.players.A.vp, B: view.players.B.vp };
  const [winner = ''] = outcome.winners;
  return {
    words: { period: 'turn', axis: 'Turn', gains: 'successes' },
    headline: isPlayer(winner) ? `${SEAT_NAME[winner]} holds the field` : 'Neither side holds the field',
    sentence: `${armies(view)}, ${turns.length === 1 ? 'one turn' : `${turns.length} turns`}. ${fill(outcome.text, outcome.with)}`,
    rule: outcome.rule,
    scores: PLAYERS.map((player: Player) => ({
      seat: player,
      name: SEAT_NAME[player],
      points: points[player],
    })),
    course: courseOf(events, options),
    luck: luckOf(rolls, points),
    losses: lossesOf(events, options, cards),
    tallies: [cardsPlayed(events)],
    winChance: chances === null ? null : { name: SEAT_NAME.A, values: chances, rounds: turns },
    turnings: turningsOf(rolls, chances, unitNameIn(cards)),
  };
}
