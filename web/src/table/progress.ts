import type { GuideStep, TableState } from '@grognard/desk';

/** How far a learner has come. */
export interface Progress {
  /** The step the learner is at; the number of steps when the lesson is over. */
  readonly at: number;
  /** How many steps were begun while the battle was still going on. */
  readonly seen: number;
}

export const AT_THE_START: Progress = { at: 0, seen: 1 };

/** Never back, even when something is taken back. A battle that is over ends every step, also those nobody has seen. */
export function advance({ at, seen }: Progress, steps: readonly GuideStep[], state: TableState): Progress {
  let next = at;
  while (steps[next]?.isDone(state) === true) next += 1;
  return { at: next, seen: state.outcome === null ? Math.min(next + 1, steps.length) : seen };
}

/** How many steps were done, not ended with the battle. */
export const learntOf = ({ at, seen }: Progress, count: number): number =>
  seen < count ? Math.min(at, seen - 1) : at;
