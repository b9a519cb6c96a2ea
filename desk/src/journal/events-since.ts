import type { Moment } from '../contract/table-state.ts';

/** Every event that still counts, in order. */
export const eventsIn = <E>(moments: readonly Moment<E>[]): readonly E[] =>
  moments.flatMap(({ events, struck }) => (struck ? [] : events));

/** What has happened up to entry `upTo` since the latest event that begins something: a phase, an activation. */
export function eventsSince<E>(
  moments: readonly Moment<E>[],
  upTo: number,
  begins: (event: E) => boolean,
): readonly E[] {
  const events = eventsIn(moments.filter(({ n }) => n <= upTo));
  return events.slice(Math.max(0, events.findLastIndex(begins)));
}
