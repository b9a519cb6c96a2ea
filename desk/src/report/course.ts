import type { Seat } from '@grognard/kernel';
import type { Course } from '../contract/report.ts';
import { type NamedSeat, sum } from './rolls.ts';

/** Points somebody got, or lost, and what for. */
export interface Gain<S extends Seat = Seat, Source extends string = string> {
  readonly round: number;
  readonly seat: S;
  readonly source: Source;
  readonly points: number;
}

export const pointsIn = (gains: readonly Gain[], seat: Seat): number =>
  sum(gains.filter((gain) => gain.seat === seat).map(({ points }) => points));

interface CourseInput<S extends Seat, Source extends string> {
  readonly seats: readonly NamedSeat<S>[];
  /** Each seat's points after every round, the start first. */
  readonly rounds: readonly { readonly [seat in S]: number }[];
  readonly gains: readonly Gain<S, Source>[];
  readonly sources: readonly { readonly source: Source; readonly name: string; readonly rule: string }[];
  readonly goal: Course['goal'];
  /** The one stroke worth a sentence. */
  readonly told: Pick<Course, 'say' | 'rule'>;
}

/** Points by round, and what they were for. */
export const courseOf = <S extends Seat, Source extends string>({
  seats,
  rounds,
  gains,
  sources,
  goal,
  told,
}: CourseInput<S, Source>): Course => ({
  series: seats.map((named) => ({ ...named, values: rounds.map((points) => points[named.seat]) })),
  goal,
  sources: sources
    .map(({ source, name, rule }) => {
      const own = gains.filter((gain) => gain.source === source);
      return { name, rule, points: seats.map(({ seat }) => pointsIn(own, seat)) };
    })
    .filter(({ points }) => points.some((count) => count !== 0)),
  ...told,
});
