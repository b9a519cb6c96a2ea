// Decisions after which somebody was worse off, where no die had a part in it.
import type { Json, Seat } from '@grognard/kernel';
import type { Moment } from '@grognard/protocol';

export interface Doubtful {
  /** The moment it was decided in. */
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

const WANTED = 3;
/** A smaller loss may be none. */
const LEAST = 0.04;

/** Every game calls what a die shows one of these, and its events what was done to somebody. */
const CHANCE = /"(?:natural|naturals|dice|die|roll|values)":/;
const HARM =
  /"type":"[^"]*(?:lost|destroyed|eliminated|casualt|routed|retreat|captured|hit|damage|broken|resigned|ended)/i;

/** Whether something happened that nobody decided here: dice fell, or what they had come to was carried out. */
function isFate(events: readonly Json[]): boolean {
  const told = JSON.stringify(events);
  return CHANCE.test(told) || HARM.test(told);
}

/** The three that cost most, in the order of the battle. `chances`: those of the first seat, after each moment. */
export function couldHaveDone(
  moments: readonly Moment[],
  chances: readonly number[],
  seat: Seat,
  isFirst: boolean,
): readonly Doubtful[] {
  const chanceAt = (n: number): number => {
    const first = chances[n] ?? 0.5;
    return isFirst ? first : 1 - first;
  };
  return moments
    .filter(
      ({ n, seat: by, struck, forced, events }) =>
        n > 0 && n < chances.length && by === seat && !struck && forced !== true && !isFate(events),
    )
    .map(({ n }) => ({ n, before: chanceAt(n - 1), after: chanceAt(n) }))
    .filter(({ before, after }) => before - after >= LEAST)
    .toSorted((a, b) => b.before - b.after - (a.before - a.after))
    .slice(0, WANTED)
    .toSorted((a, b) => a.n - b.n);
}
