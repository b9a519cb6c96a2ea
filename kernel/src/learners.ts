import type { Decision, Outcome, Seat, Viewer } from './contract.ts';
import { isSomebodyNewTo } from './pending.ts';
import type { Draw } from './random.ts';

/** What came of an entry, as the umpire knows it. */
export interface Upshot {
  readonly draws: readonly Draw[];
  /** Those for whom a secret was opened. */
  readonly revealedTo: 'everybody' | readonly Seat[];
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
}

/** An entry of which not everybody may know alike. */
export interface Private {
  /** Who learnt something from it: of chance, a revelation, the end, or that somebody is asked. */
  readonly learners: readonly Viewer[];
  /** Nobody at all may go back across it: all know of it, or a secret was shown that must stay what it was. */
  readonly isWall: boolean;
}

/** Worked out when the entry is written, while both positions are at hand. */
export function privately(
  seats: readonly Seat[],
  before: readonly Decision[],
  { draws, revealedTo, pending, outcome }: Upshot,
): Private {
  const viewers = [...seats, 'spectator'];
  const learners = viewers.filter(
    (viewer) =>
      outcome !== null ||
      revealedTo === 'everybody' ||
      revealedTo.includes(viewer) ||
      draws.some(({ knownTo }) => knownTo === undefined || knownTo.includes(viewer)) ||
      isSomebodyNewTo(before, pending, viewer),
  );
  return { learners, isWall: revealedTo.length > 0 || learners.length === viewers.length };
}
