import type { Course } from '@grognard/desk';
import { courseOf, type Gain } from '@grognard/desk/report/course.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event, EventOf } from '../../events.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import type { BySide, Side } from '../../vocabulary.ts';
import { pointsFor } from '../words/sentences-journal.ts';
import { reportWords } from '../words/sentences-report.ts';

type Score = EventOf<'vpScored'>;
type Source = Score['source'];

const SOURCES = [
  { source: 'prisoners', name: reportWords.prisoners, rule: 'GEN-16.3' },
  { source: 'objective', name: reportWords.objectives, rule: 'GEN-16.4' },
  { source: 'majority', name: reportWords.majority, rule: 'GEN-16.5' },
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

function reasonFor({ source, sector, vp }: Score): string {
  if (vp < 0) return pointsFor(source, vp);
  if (source === 'prisoners') return tell(reportWords.forPrisoners);
  if (source === 'majority') return tell(reportWords.forMajority);
  return sector === null ? tell(reportWords.forObjective) : tell(reportWords.forSector, { sector });
}

/** The largest change at one stroke, in a sentence. */
function largest(strokes: readonly Stroke[]): Pick<Course, 'say' | 'rule'> {
  const [best] = [...strokes].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (best === undefined) return { say: tell(reportWords.nobodyScored), rule: null };
  const { side, vp, rule } = best.score;
  const facts = {
    side: SIDE_NAME[side],
    points: Math.abs(vp),
    round: best.round,
    why: reasonFor(best.score),
  };
  return { say: vp > 0 ? tell(reportWords.bestRound, facts) : tell(reportWords.worstRound, facts), rule };
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
    goal: morale
      ? { value: 0, label: tell(reportWords.zeroLoses) }
      : { value: 10, label: tell(reportWords.tenWins) },
    told: largest(strokes),
  });
}
