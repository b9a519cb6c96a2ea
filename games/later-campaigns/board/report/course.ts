// Victory points turn by turn.
import type { Course } from '@grognard/desk';
import * as desk from '@grognard/desk/report/course.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { type BySide, SIDES, type Side } from '../../vocabulary.ts';
import { reportWords } from './words.ts';

type Gain = desk.Gain<Side, 'ground'>;

/** As each turn begins, and at the end. */
const pointsByTurn = (events: readonly Event[], final: BySide<number>): readonly BySide<number>[] => [
  ...events.flatMap((event) => (event.type === 'turnBegan' ? [event.points] : [])),
  final,
];

const gainsIn = (points: readonly BySide<number>[]): readonly Gain[] =>
  points.flatMap((now, round) =>
    SIDES.map((seat) => ({
      round,
      seat,
      source: 'ground' as const,
      points: now[seat] - (points[round - 1]?.[seat] ?? 0),
    })),
  );

/** The best turn anybody had; what one begins with is no gain. */
function bestTurn(gains: readonly Gain[], seats: readonly NamedSeat<Side>[]): Pick<Course, 'say' | 'rule'> {
  const [best] = gains.filter(({ round }) => round > 0).toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points <= 0) return { say: tell(reportWords.nobody), rule: null };
  const side = seats.find(({ seat }) => seat === best.seat)?.name ?? '';
  return {
    say: tell(reportWords.best, { side, points: best.points, turn: best.round }),
    rule: 'NLC-18.1',
  };
}

export function courseOf(
  events: readonly Event[],
  seats: readonly NamedSeat<Side>[],
  final: BySide<number>,
): Course {
  const rounds = pointsByTurn(events, final);
  const gains = gainsIn(rounds);
  return desk.courseOf({
    seats,
    rounds,
    gains,
    sources: [{ source: 'ground', name: tell(reportWords.ground), rule: 'NLC-18.1' }],
    goal: null,
    told: bestTurn(gains, seats),
  });
}
