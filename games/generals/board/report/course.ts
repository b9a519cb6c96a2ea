import type { Course } from '@grognard/desk';
import { courseOf, type Gain } from '@grognard/desk/report/course.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import type { Event, EventOf } from '../../events.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import type { BySide, Side } from '../../vocabulary.ts';

type Score = EventOf<'vpScored'>;
type Source = Score['source'];

const SOURCES = [
  { source: 'prisoners', name: 'Prisoners', rule: 'GEN-16.3' },
  { source: 'objective', name: 'Objectives', rule: 'GEN-16.4' },
  { source: 'majority', name: 'Majority', rule: 'GEN-16.5' },
] as const;

/** Points after each round, the start first; the last round counts as far as it was scored. */
function byRound(events: readonly Event[], start: number): readonly BySide<number>[] {
  let now: BySide<number> = { white: start, black: start };
  const rounds = [now];
  for (const event of events) {
    if (event.type === 'vpScored') now = { ...now, [event.side]: event.total };
    if (event.type === 'roundBegan' && event.round > 1) rounds.push(now);
    if (event.type === 'battleEnded') rounds.push(now);
  }
  return rounds;
}

interface Stroke extends Gain<Side, Source> {
  readonly score: Score;
}

function strokesIn(events: readonly Event[]): readonly Stroke[] {
  let round = 0;
  return events.flatMap((event) => {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type !== 'vpScored') return [];
    return [{ round, seat: event.side, source: event.source, points: event.vp, score: event }];
  });
}

/** The largest change at one stroke, in a sentence. */
function largest(strokes: readonly Stroke[]): Pick<Course, 'say' | 'rule'> {
  const [best] = [...strokes].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (best === undefined) return { say: 'Nobody scored.', rule: null };
  const { side, vp, source, sector, rule } = best.score;
  const points = Math.abs(vp) === 1 ? 'one point' : `${Math.abs(vp)} points`;
  const why = {
    prisoners: 'prisoners',
    objective: sector === null ? 'an objective' : `holding ${sector}`,
    majority: 'holding more sectors',
  }[source];
  const verb = vp > 0 ? 'gained' : 'lost';
  return {
    say: `The largest stroke: ${SIDE_NAME[side]} ${verb} ${points} in round ${best.round}, for ${why}.`,
    rule,
  };
}

export function courseOfBattle(
  events: readonly Event[],
  { morale }: Options,
  seats: readonly NamedSeat<Side>[],
): Course {
  const strokes = strokesIn(events);
  return courseOf({
    seats,
    // GEN-19.1
    rounds: byRound(events, morale ? 15 : 0),
    gains: strokes,
    sources: SOURCES,
    goal: morale ? { value: 0, label: '0 VP loses' } : { value: 10, label: '10 VP wins' },
    told: largest(strokes),
  });
}
