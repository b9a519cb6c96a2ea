import { asChance } from './fairness.ts';
import type { Alternative } from './thinking.ts';

/** One answer on trial and how its playouts went. */
export interface Contender<P> {
  readonly plan: P;
  /** How much this player over- or underrates the answer, whatever the playouts say: an error, or an opinion. */
  readonly bias: number;
  trials: number;
  total: number;
}

export const contenders = <P>(plans: readonly P[], bias: (plan: P) => number): Contender<P>[] =>
  plans.map((plan) => ({ plan, bias: bias(plan), trials: 0, total: 0 }));

export const record = <P>(contender: Contender<P>, value: number): void => {
  contender.trials += 1;
  contender.total += value;
};

/** The mean of its playouts: a chance of winning. */
export const worth = <P>({ trials, total }: Contender<P>): number => (trials === 0 ? 0 : total / trials);

/** Its worth as this player sees it. An answer never tried is never preferred unseen. */
const looks = <P>(contender: Contender<P>): number =>
  contender.trials === 0 ? Number.NEGATIVE_INFINITY : worth(contender) + contender.bias;

/** Best-looking first. Equals keep the order of the brain, whose first guess is its best. */
export const ranked = <P>(field: readonly Contender<P>[]): Contender<P>[] =>
  [...field].sort((a, b) => looks(b) - looks(a));

/** How many of the others one remembers. */
const REMEMBERED = 2;

/** Who stayed longest in the contest beside the winner, with the chance each was given. */
export const runnersUp = <A>(
  all: readonly Contender<readonly A[]>[],
  winner: Contender<readonly A[]>,
): Alternative<A>[] =>
  all
    .filter((each) => each !== winner && each.trials > 0)
    .sort((a, b) => b.trials - a.trials || looks(b) - looks(a))
    .slice(0, REMEMBERED)
    .map((each) => ({ actions: each.plan, worth: asChance(worth(each)) }));

/** One leg of a contest: how many are still in it, and in how many worlds each of them is tried. */
export interface Heat {
  readonly field: number;
  readonly worlds: number;
}

/**
 * Successive halving: every heat gets about the same number of playouts and the better half goes on, so that the
 * last two are compared in the most worlds. Every contender is tried at least once.
 */
export const heats = (field: number, playouts: number): Heat[] => {
  const stages = Math.max(1, Math.ceil(Math.log2(field)));
  const share = playouts / stages;
  const result: Heat[] = [];
  for (let left = field; left > 1; left = Math.ceil(left / 2)) {
    result.push({ field: left, worlds: Math.max(1, Math.round(share / left)) });
  }
  return result;
};
