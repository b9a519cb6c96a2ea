// How long is waited before the server is called again: soon at first, then less and less often, and never in step with
// everybody else who lost it at the same moment.

const FIRST = 400;
const LONGEST = 15_000;

/** `chance` is between 0 and 1. */
export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + chance / 2);

/** So long a line may be silent before somebody asks whether it is still there. */
export const SILENCE = 20_000;

/** So long an answer to that may take. */
export const ANSWER = 6_000;
