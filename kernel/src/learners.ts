import type { Seat, Viewer } from './contract.ts';
import { isOpenly, isSomebodyNew, toldTo } from './pending.ts';
import type { Position } from './position.ts';
import type { Draw } from './random.ts';

/** Who learns something from an entry: of chance, a revelation, the end, or that somebody is asked. */
export type Learners = 'everybody' | readonly Viewer[];

/** What came of an entry, as the umpire knows it. */
export interface Upshot {
  readonly draws: readonly Draw[];
  /** Those for whom a secret was opened. */
  readonly revealedTo: Learners;
  readonly at: Position<unknown, unknown>;
}

const NOBODY: readonly Viewer[] = [];

/** Worked out when the entry is written, while both positions are at hand. */
export function learnersOf(
  seats: readonly Seat[],
  before: Position<unknown, unknown>,
  { draws, revealedTo, at }: Upshot,
): Learners {
  if (at.outcome !== null || revealedTo === 'everybody') return 'everybody';
  for (const { knownTo } of draws) if (knownTo === undefined) return 'everybody';
  if (isOpenly(before.pending) && isOpenly(at.pending)) {
    if (isSomebodyNew(before.pending, at.pending)) return 'everybody';
    if (draws.length === 0 && revealedTo.length === 0) return NOBODY;
  }
  return [...seats, 'spectator'].filter(
    (viewer) =>
      revealedTo.includes(viewer) ||
      draws.some(({ knownTo }) => knownTo?.includes(viewer)) ||
      isSomebodyNew(toldTo(before.pending, viewer), toldTo(at.pending, viewer)),
  );
}
