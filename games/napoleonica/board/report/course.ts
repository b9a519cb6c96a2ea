// Victory points round by round, and what they were for.
import type { Course } from '@grognard/desk';
import * as desk from '@grognard/desk/report/course.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { ByPlayer, Player } from '../../vocabulary.ts';
import { reportWords } from '../words/sentences-report.ts';

type Source = 'units' | 'ground';
type Gain = desk.Gain<Player, Source>;

/** Points that come with a destroyed unit, and those that are counted at the end of a round. */
function gainsIn(events: readonly Event[]): readonly Gain[] {
  let round = 0;
  let source: Source = 'ground';
  return events.flatMap((event) => {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type === 'unitDestroyed') source = 'units';
    if (event.type !== 'vpScored') return [];
    const gain: Gain = { round, seat: event.player, source, points: event.vp };
    source = 'ground';
    return [gain];
  });
}

/** Points of both after each round, the start first. */
function byRound(gains: readonly Gain[], rounds: number): readonly ByPlayer<number>[] {
  const upTo = (round: number) => gains.filter((gain) => gain.round <= round);
  return Array.from({ length: rounds + 1 }, (_, round) => ({
    A: desk.pointsIn(upTo(round), 'A'),
    B: desk.pointsIn(upTo(round), 'B'),
  }));
}

function bestRound(
  gains: readonly Gain[],
  rounds: number,
  seats: readonly NamedSeat<Player>[],
): Pick<Course, 'say' | 'rule'> {
  const all = Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
    seats.map(({ seat, name }) => ({
      name,
      round,
      points: desk.pointsIn(
        gains.filter((gain) => gain.round === round),
        seat,
      ),
    })),
  );
  const [best] = all.toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points === 0) return { say: tell(reportWords.nobody), rule: null };
  const { name, points, round } = best;
  return { say: tell(reportWords.best, { player: name, points, round }), rule: 'NAP-VIC.1' };
}

export function courseOf(
  events: readonly Event[],
  seats: readonly NamedSeat<Player>[],
  rounds: number,
  goal: number | null,
): Course {
  const gains = gainsIn(events);
  return desk.courseOf({
    seats,
    rounds: byRound(gains, rounds),
    gains,
    sources: [
      { source: 'units', name: tell(reportWords.pointsUnits), rule: 'NAP-VIC.1' },
      { source: 'ground', name: tell(reportWords.pointsRound), rule: 'NAP-END.1' },
    ],
    goal: goal === null ? null : { value: goal, label: tell(reportWords.goal, { goal }) },
    told: bestRound(gains, rounds, seats),
  });
}
