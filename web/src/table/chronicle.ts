import type { Viewer } from '@grognard/kernel';
import type { Moment } from '@grognard/protocol';

/** Undo strikes out entries before the newest one, so the last stretch is always asked for again. */
const REACH = 80;

export const askFrom = (known: readonly Moment[]): number => Math.max(0, (known.at(-1)?.n ?? 0) - REACH);

/** The known moments with a newer stretch put over their end. */
export function withStretch(
  known: readonly Moment[],
  from: number,
  fresh: readonly Moment[],
): readonly Moment[] {
  const kept = known.filter(({ n }) => n < from);
  const newer = fresh.filter(({ n }) => n >= from);
  // Unchanged moments stay the same objects, so that lines made from them need not be made again.
  const old = new Map(known.map((moment) => [moment.n, moment]));
  return [
    ...kept,
    ...newer.map((moment) => {
      const before = old.get(moment.n);
      return before !== undefined && before.struck === moment.struck ? before : moment;
    }),
  ];
}

/** Whether something known before was taken back since, or done again. */
export function isRevised(known: readonly Moment[], all: readonly Moment[]): boolean {
  const before = new Map(known.map(({ n, struck }) => [n, struck]));
  return all.some(({ n, struck }) => before.has(n) && before.get(n) !== struck);
}

/** Events after entry `after`, without what was taken back. */
export const eventsAfter = (moments: readonly Moment[], after: number): Moment['events'] =>
  moments.filter(({ n, struck }) => n > after && !struck).flatMap(({ events }) => events);

/** Whether the viewer has answered something since; for an onlooker, whether anybody has. */
export const hasGoneOn = (moments: readonly Moment[], after: number, viewer: Viewer): boolean =>
  moments.some(
    ({ n, seat, forced }) => n > after && forced !== true && (seat === viewer || viewer === 'spectator'),
  );

/** Moments worth a stop when somebody steps through the game: those in which something could be seen. */
export const stops = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter(({ events, struck }) => !struck && events.length > 0);
