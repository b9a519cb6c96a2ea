// The game's chapters, rounds or turns, as its events divide it.
import type { GameBoard, LogLine, Moment } from '@grognard/desk';
import type { Json } from '@grognard/kernel';

export interface Chapter {
  /** 'Round 3' */
  readonly name: string;
  /** The moments in which it began and in which the next one did; null while it is running. */
  readonly from: number;
  readonly to: number | null;
  readonly events: readonly Json[];
}

/** A moment may end one chapter and begin the next: it is cut between them. */
export function chaptersIn(
  board: Pick<GameBoard, 'chapter'>,
  moments: readonly Moment[],
): readonly Chapter[] {
  const chapters: (Chapter & { to: number | null; readonly events: Json[] })[] = [];
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of events) {
      const name = board.chapter([event]);
      const last = chapters.at(-1);
      if (name === null || name === last?.name) last?.events.push(event);
      else {
        if (last !== undefined) last.to = n;
        chapters.push({ name, from: n, to: null, events: [event] });
      }
    }
  }
  return chapters;
}

/** The chapter that ended last with these events, if one did. */
export const endedWith = (
  board: Pick<GameBoard, 'chapter'>,
  moments: readonly Moment[],
  events: readonly Json[],
): Chapter | undefined =>
  events.some((event) => board.chapter([event]) !== null)
    ? chaptersIn(board, moments).findLast(({ to }) => to !== null)
    : undefined;

/** How many lines of a moment that ends one chapter and begins the next belong to the first: those above its last heading. */
export function linesBeforeNext(lines: readonly Pick<LogLine, 'kind'>[]): number {
  const next = lines.findLastIndex(({ kind }) => kind === 'heading');
  return next < 0 ? lines.length : next;
}
