// Who stands where: by points, then Buchholz, Sonneborn-Berger, and what those who are still level did to each other.
import type { PersonId, Standing } from '@grognard/protocol';
import { BATTLES, type Meeting } from './meetings.ts';

/** The meeting seen by one of the two. */
interface Met {
  readonly other: PersonId;
  readonly points: number;
}

const metBy = (person: PersonId, meetings: readonly Meeting[]): readonly Met[] =>
  meetings.flatMap(({ one, other, score }) => {
    if (score === null || other === null) return [];
    if (one === person) return [{ other, points: score }];
    return other === person ? [{ other: one, points: BATTLES - score }] : [];
  });

const total = (met: readonly Met[]): number => met.reduce((sum, { points }) => sum + points, 0);

type Values = Omit<Standing, 'place' | 'person' | 'name'>;

/** `roundOff`: the points somebody gets for a round without an opponent. */
export function standings(
  people: readonly PersonId[],
  meetings: readonly Meeting[],
  roundOff: number,
): readonly Omit<Standing, 'name'>[] {
  const met = new Map(people.map((person) => [person, metBy(person, meetings)]));
  const points = new Map(
    people.map((person) => {
      const off = meetings.filter(({ one, other }) => one === person && other === null).length;
      return [person, total(met.get(person) ?? []) + off * roundOff];
    }),
  );
  const pointsOf = (person: PersonId): number => points.get(person) ?? 0;
  const values = people.map((person): Values & { readonly person: PersonId } => {
    const own = met.get(person) ?? [];
    return {
      person,
      points: pointsOf(person),
      buchholz: own.reduce((sum, { other }) => sum + pointsOf(other), 0),
      sonnebornBerger: own.reduce((sum, { other, points }) => sum + points * pointsOf(other), 0),
    };
  });
  const isLevel = (a: Values, b: Values): boolean =>
    a.points === b.points && a.buchholz === b.buchholz && a.sonnebornBerger === b.sonnebornBerger;
  /** Points somebody made among those who are level in all else. */
  const direct = new Map(
    values.map((own) => {
      const level = values.filter((other) => isLevel(own, other)).map(({ person }) => person);
      return [own.person, total((met.get(own.person) ?? []).filter(({ other }) => level.includes(other)))];
    }),
  );
  const directOf = (person: PersonId): number => direct.get(person) ?? 0;
  const compare = (a: (typeof values)[number], b: (typeof values)[number]): number =>
    b.points - a.points ||
    b.buchholz - a.buchholz ||
    b.sonnebornBerger - a.sonnebornBerger ||
    directOf(b.person) - directOf(a.person);
  const sorted = [...values].sort(compare);
  return sorted.map((own) => ({ ...own, place: sorted.findIndex((other) => compare(own, other) === 0) + 1 }));
}
