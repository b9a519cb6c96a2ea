// Victory points turn by turn, and what they were for.
import type { Course } from '@grognard/desk';
import * as desk from '@grognard/desk/report/course.ts';
import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import { ownerOf } from '../../view-units.ts';
import { type ByPlayer, type Options, opponentOf, PLAYERS, type Player } from '../../vocabulary.ts';
import { reportWords, SOURCE_NAME } from '../words/sentences-report.ts';

const SOURCES = [
  { source: 'units', name: SOURCE_NAME.units, rule: 'SAG-16.6' },
  { source: 'sentAway', name: SOURCE_NAME.sentAway, rule: 'SAG-15.10' },
  { source: 'trophies', name: SOURCE_NAME.trophies, rule: 'SAG-16.6' },
  { source: 'objectives', name: SOURCE_NAME.objectives, rule: 'SAG-16.8' },
] as const;
type Gain = desk.Gain<Player, (typeof SOURCES)[number]['source']>;

/** SAG-16.6: everything that is worth points. */
function gainIn(event: Event): Omit<Gain, 'round'> | null {
  switch (event.type) {
    case 'unitEliminated':
      return { seat: opponentOf(ownerOf(event.unit)), source: 'units', points: event.vp };
    case 'unitSentBack':
      return event.to === 'deck'
        ? null
        : { seat: opponentOf(ownerOf(event.unit)), source: 'sentAway', points: 1 };
    case 'trophyTaken':
      return { seat: event.by, source: 'trophies', points: 1 };
    case 'objectiveScored':
      return { seat: event.player, source: 'objectives', points: 1 };
    default:
      return null;
  }
}

function gainsIn(events: readonly Event[]): readonly Gain[] {
  let round = 0;
  return events.flatMap((event) => {
    if (event.type === 'turnBegan') round = event.turn;
    const gain = gainIn(event);
    return gain === null ? [] : [{ ...gain, round }];
  });
}

/** After each turn, the start first; a battle given up in the middle of a turn counts as far as it went. */
function byTurn(events: readonly Event[], gains: readonly Gain[]): readonly ByPlayer<number>[] {
  const turns: ByPlayer<number>[] = [{ A: 0, B: 0 }];
  let isScored = true;
  for (const event of events) {
    if (event.type === 'turnBegan') isScored = false;
    if (event.type !== 'turnScored') continue;
    turns.push(event.vp);
    isScored = true;
  }
  if (!isScored) turns.push({ A: desk.pointsIn(gains, 'A'), B: desk.pointsIn(gains, 'B') });
  return turns;
}

/** The best turn anybody had, in a sentence. */
function bestTurn(gains: readonly Gain[]): Pick<Course, 'say' | 'rule'> {
  let best: { readonly seat: Player; readonly round: number; readonly points: number } | null = null;
  for (const { round } of gains)
    for (const seat of PLAYERS) {
      const points = desk.pointsIn(
        gains.filter((gain) => gain.round === round),
        seat,
      );
      if (points > (best?.points ?? 0)) best = { seat, round, points };
    }
  if (best === null) return { say: tell(reportWords.nobodyScored), rule: null };
  const { seat, points, round: turn } = best;
  return {
    say: tell(reportWords.bestTurn, { side: SEAT_NAME[seat], points, turn }),
    rule: 'SAG-16.6',
  };
}

export function courseOf(
  events: readonly Event[],
  { vpTarget }: Options,
  seats: readonly NamedSeat<Player>[],
): Course {
  const gains = gainsIn(events);
  return desk.courseOf({
    seats,
    rounds: byTurn(events, gains),
    gains,
    sources: SOURCES,
    goal: { value: vpTarget, label: tell(reportWords.goal, { target: vpTarget }) },
    told: bestTurn(gains),
  });
}
